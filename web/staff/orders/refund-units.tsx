// What of an order can go back: the units of each line, the delivery and the tip.
import { textInLanguage } from '#domain/basics/local-text.ts'
import { formatMoney } from '#domain/basics/money.ts'
import type { OfficeOrder } from '#domain/people/people-api.ts'
import type { Remaining } from '#domain/payments/refund.ts'
import { lineKey } from '#domain/menu/requested-item.ts'
import { CheckField } from '../../ui/field.tsx'
import { Grid } from '../../ui/layout.tsx'
import { Stepper } from '../../ui/stepper.tsx'
import { language } from '#words/basics/locale.ts'
import { refundMessages as words } from '#words/payments/staff/refund.ts'
import type { RefundDraft } from './refund-draft.ts'
import { lineName, formatMade } from './refund-lines.ts'
import styles from './refund-dialog.module.css'
import fieldStyles from '../../ui/field.module.css'

interface RefundUnitsProps {
  order: OfficeOrder
  left: Remaining
  draft: RefundDraft
  error: string | undefined
  onChange: (change: Partial<RefundDraft>) => void
}

export function RefundUnits({ order, left, draft, error, onChange }: RefundUnitsProps) {
  return (
    <fieldset aria-describedby={error && 'refund-nothing'} data-wrong={error ? true : undefined}>
      <legend className={fieldStyles.label}>{words.what}</legend>
      <ul role="list">
        {order.lines.map((line, at) => (
          <RefundLine
            key={lineKey(line)}
            line={line}
            open={left.units[at] ?? 0}
            chosen={draft.units[at] ?? 0}
            onChange={(quantity) => onChange({ units: { ...draft.units, [at]: quantity } })}
          />
        ))}
      </ul>
      {(left.delivery > 0 || left.tip > 0) && (
        <Grid cell="small" gap={2}>
          {left.delivery > 0 && (
            <CheckField
              label={words.delivery}
              about={formatMoney(left.delivery)}
              checked={draft.delivery}
              onChange={({ target }) => onChange({ delivery: target.checked })}
            />
          )}
          {left.tip > 0 && (
            <CheckField
              label={words.tip}
              about={formatMoney(left.tip)}
              checked={draft.tip}
              onChange={({ target }) => onChange({ tip: target.checked })}
            />
          )}
        </Grid>
      )}
      {error && (
        <p className={fieldStyles.error} id="refund-nothing" role="alert">
          {error}
        </p>
      )}
    </fieldset>
  )
}

interface RefundLineProps {
  line: OfficeOrder['lines'][number]
  /** Units that have not been refunded. */
  open: number
  chosen: number
  onChange: (quantity: number) => void
}

function RefundLine({ line, open, chosen, onChange }: RefundLineProps) {
  const made = formatMade(line)
  const each = formatMoney(line.unitPrice)
  const refunded = line.quantity - open
  const shown = Math.min(chosen, open)
  return (
    <li className={styles.line}>
      <div>
        <b className={styles.name}>{textInLanguage(line.shortName, language)}</b>
        {made && <small>{made}</small>}
        <small className="tabular">{refunded > 0 ? words.priceAndRefunded(each, refunded) : each}</small>
      </div>
      {open > 0 ? (
        <Stepper
          label={words.unitsOf(lineName(line))}
          className={styles.stepper}
          valueClassName={styles.count}
          value={words.ofSo(shown, open)}
          less={words.less}
          more={words.more}
          onLess={shown > 0 ? () => onChange(shown - 1) : undefined}
          onMore={shown < open ? () => onChange(shown + 1) : undefined}
        />
      ) : (
        <span className={styles.none}>{words.allRefunded}</span>
      )}
    </li>
  )
}
