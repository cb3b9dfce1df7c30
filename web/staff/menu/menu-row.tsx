// One burrito of the Menu screen: its price, whether it is sold out, its place, and the way to all else.
import { useRef, useState, type FormEvent, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { readPrice } from '#domain/menu-form.ts'
import { formatAmount, formatMoney } from '#domain/money.ts'
import type { OfficeMenuItem, OfficeMenuReply } from '#domain/office-api.ts'
import { BurritoThumb } from '../../burrito/burrito-thumb.tsx'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Field } from '../../ui/field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { ItemEditor } from './item-editor.tsx'
import './menu-row.css'
import { SaveButtons } from './save-buttons.tsx'
import { SoldOutSwitch } from './sold-out-switch.tsx'
import { useItemRow } from './use-item-row.ts'
import { menuOfficeWords as words } from './words.ts'

interface MenuRowProps {
  item: OfficeMenuItem
  isFirst: boolean
  isLast: boolean
  apply: (reply: OfficeMenuReply) => void
  refresh: () => void
  onMove: (step: -1 | 1) => void
  /** For those who do not see that it is saved. */
  say: (aloud: string) => void
}

export function MenuRow({ item, isFirst, isLast, apply, refresh, onMove, say }: MenuRowProps) {
  const row = useItemRow({ item, apply, refresh })
  const { edited, busy } = row
  // What is unsaved is seen.
  const [isOpen, setOpen] = useState(() => beyondPrice(edited))
  const form = useRef<HTMLFormElement>(null)
  const isEdited = edited.size > 0
  const editorId = `edit-${item.id}`

  async function save(event: FormEvent): Promise<void> {
    event.preventDefault()
    if (!isEdited) return
    // The same words twice are heard only if there were others in between.
    say('')
    if (!isOpen && beyondPrice(row.contested)) {
      row.askToLook()
      return openAt('[data-contested]:not(fieldset), [data-contested] input')
    }
    const wrong = await row.save()
    if (!wrong) return say(words.savedAloud(row.form.name.trim()))
    openAt('[aria-invalid="true"], [data-wrong] input', beyondPrice(Object.keys(wrong)))
  }

  function openAt(field: string, opens = true): void {
    if (opens) flushSync(() => setOpen(true))
    form.current?.querySelector<HTMLElement>(field)?.focus()
  }

  const priceHint = row.contested.has('price')
    ? words.onSite(formatMoney(item.price))
    : edited.has('price')
      ? words.was(item.price)
      : undefined

  const tidyPrice = () => {
    const price = readPrice(row.form.price)
    const tidy = price === undefined ? row.form.price : formatAmount(price)
    if (tidy !== row.form.price) row.edit({ price: tidy })
  }

  const saving = <SaveButtons name={item.name} isEdited={isEdited} busy={busy.has('save')} onUndo={undo} />
  const trouble = row.trouble && (
    <Notice tone="bad" className="menu-row__trouble">
      {row.trouble.words}
    </Notice>
  )
  // An open editor is long: what went wrong stands where it was pressed.
  const troubleAtSave = isOpen && row.trouble?.about === 'save'

  return (
    <li className={classNames('menu-row', item.soldOut && 'menu-row--sold-out')}>
      <form ref={form} noValidate onSubmit={(event) => void save(event)} aria-labelledby={`name-${item.id}`}>
        <div className="menu-row__head">
          <BurritoThumb item={item.id} className="menu-row__thumb rosette" />
          <div className="menu-row__what">
            <h2 className="menu-row__name" id={`name-${item.id}`}>
              {item.name}
            </h2>
            <p className="menu-row__sold tabular">{words.soldToday(item.soldToday)}</p>
            <div className="menu-row__tools">
              <Button
                small
                className="menu-row__edit"
                aria-expanded={isOpen}
                aria-controls={editorId}
                onClick={() => setOpen(!isOpen)}
              >
                {words.edit}
                <VisuallyHidden> {item.name}</VisuallyHidden>
              </Button>
              <MoveButton label={words.up(item.name)} off={isFirst} onMove={() => onMove(-1)}>
                <path d="M10 17V4M4 10l6-6 6 6" />
              </MoveButton>
              <MoveButton label={words.down(item.name)} off={isLast} onMove={() => onMove(1)}>
                <path d="M10 3v13M4 10l6 6 6-6" />
              </MoveButton>
            </div>
          </div>
          <Field
            label={words.price}
            aria-label={words.priceOf(item.name)}
            className="menu-row__price"
            inputMode="decimal"
            autoComplete="off"
            required
            value={row.form.price}
            error={row.messages['price']}
            hint={priceHint}
            onChange={(event) => row.edit({ price: event.target.value })}
            onBlur={tidyPrice}
          />
          <SoldOutSwitch
            item={item}
            busy={busy.has('switch')}
            onSoldOut={(soldOut) => void row.sellOut(soldOut)}
          />
          {!isOpen && saving}
        </div>
        {!troubleAtSave && trouble}
        {isOpen && (
          <ItemEditor id={editorId} item={item} row={row}>
            {troubleAtSave && trouble}
            {saving}
          </ItemEditor>
        )}
      </form>
    </li>
  )

  /** The pressed button goes; the focus moves to what was undone. */
  function undo(): void {
    row.undo()
    form.current?.querySelector('input')?.focus()
  }
}

function beyondPrice(fields: Iterable<string>): boolean {
  return [...fields].some((field) => field !== 'price')
}

interface MoveButtonProps {
  label: string
  off: boolean
  onMove: () => void
  children: ReactNode
}

function MoveButton({ label, off, onMove, children }: MoveButtonProps) {
  return (
    <Button small className="menu-row__move" aria-label={label} off={off} onClick={onMove}>
      <svg className="menu-row__arrow" viewBox="0 0 20 20" aria-hidden="true">
        {children}
      </svg>
    </Button>
  )
}
