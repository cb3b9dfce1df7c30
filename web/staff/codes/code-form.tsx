// The form of a code: what it gives, from which order on, when, and how often.
import { useId, useState, type ComponentProps, type ReactNode } from 'react'
import { weekdays } from '#domain/basics/days.ts'
import type { PromoCodeBody } from '#domain/orders/order-api.ts'
import { promoCodesOfficeMessages as words, shortWeekday } from '#words/orders/staff/promo-codes.ts'
import { ChoiceGroup } from '../../ui/choice-group.tsx'
import { CheckField, Field, SelectField } from '../../ui/field.tsx'
import { Grid, Stack } from '../../ui/layout.tsx'
import { TimeField } from '../parts/time-field.tsx'
import { useSubmit, type FieldMessages, type Submit } from '../use-submit.ts'
import { checkPromoCode, settledBy, type CodeDraft } from './code-fields.ts'
import fieldStyles from '../../ui/field.module.css'

interface CodeForm extends Submit {
  readonly draft: CodeDraft
  readonly change: (part: Partial<CodeDraft>) => void
}

/** `send` may put the form back to what it was when it opened. */
export function useCodeForm(
  start: CodeDraft,
  send: (body: PromoCodeBody, reset: () => void) => Promise<void>,
): CodeForm {
  const [draft, setDraft] = useState(start)
  const submission = useSubmit({
    check: (typed) => checkPromoCode(draft, halfTypedIn(typed)),
    send: (body) => send(body, () => setDraft(start)),
  })
  return {
    ...submission,
    draft,
    change(part) {
      setDraft((before) => ({ ...before, ...part }))
      submission.touched(...settledBy(part))
    },
  }
}

/**
 * The names of the fields whose text the browser cannot read yet: a date field with 12/24/ in it has the value of an empty
 * one, so that a code would be saved without its last day.
 */
function halfTypedIn(form: HTMLFormElement | null): string[] {
  return [...(form?.elements ?? [])].flatMap((field) =>
    field instanceof HTMLInputElement && field.validity.badInput ? [field.name] : [],
  )
}

interface CodeFieldsProps {
  draft: CodeDraft
  fields: FieldMessages
  onChange: (change: Partial<CodeDraft>) => void
}

const kinds = ['percent', 'amount'] as const

export function CodeFields({ draft, fields, onChange }: CodeFieldsProps) {
  const hoursErrorId = useId()
  const text = (
    name: 'code' | 'percent' | 'amount' | 'minimumOrder' | 'firstDay' | 'lastDay' | 'maxUses',
  ) => ({
    name,
    autoComplete: 'off',
    value: draft[name],
    onChange: ({ target }: { target: { value: string } }) => onChange({ [name]: target.value }),
    error: fields[name] ?? fields[`gives.${name}`],
  })
  const errorId = fields['hours'] && hoursErrorId
  return (
    <>
      <Field
        label={words.code}
        hint={words.codeHint}
        maxLength={20}
        autoCapitalize="characters"
        spellCheck={false}
        {...text('code')}
      />
      <Pair>
        <SelectField
          label={words.gives}
          error={fields['gives']}
          value={draft.kind}
          onChange={({ target }) =>
            onChange({ kind: kinds.find((one) => one === target.value) ?? 'percent' })
          }
        >
          {kinds.map((one) => (
            <option key={one} value={one}>
              {words.kinds[one]}
            </option>
          ))}
        </SelectField>
        {draft.kind === 'percent' ? (
          <Field label={words.percent} inputMode="numeric" maxLength={9} {...text('percent')} />
        ) : (
          <Field label={words.amount} inputMode="decimal" maxLength={12} {...text('amount')} />
        )}
      </Pair>
      <Field
        label={words.smallestField}
        hint={words.optional}
        inputMode="decimal"
        placeholder="0.00"
        maxLength={12}
        {...text('minimumOrder')}
      />
      <Pair>
        <Field type="date" label={words.firstDay} hint={words.optional} {...text('firstDay')} />
        <Field type="date" label={words.lastDay} hint={words.optional} {...text('lastDay')} />
      </Pair>
      <ChoiceGroup
        look="pills"
        label={words.days}
        isLabelShown
        choices={weekdays.map((day) => ({ value: day, words: shortWeekday(day) }))}
        values={draft.days}
        hint={words.daysHint}
        error={fields['days']}
        onChange={(days) => onChange({ days: weekdays.filter((day) => days.includes(day)) })}
      />
      <Stack gap={1}>
        <Pair>
          <Hour
            label={words.from}
            value={draft.from}
            after="06:00"
            errorId={errorId}
            onChange={(from) => onChange({ from })}
          />
          <Hour
            label={words.to}
            value={draft.to}
            after={draft.from || '12:00'}
            isPastIt
            errorId={errorId}
            onChange={(to) => onChange({ to })}
          />
        </Pair>
        {errorId && (
          <p className={fieldStyles.error} id={errorId}>
            {fields['hours']}
          </p>
        )}
        <p className={fieldStyles.hint}>{words.hoursHint}</p>
      </Stack>
      <Pair align="end">
        <Field
          label={words.maxUses}
          inputMode="numeric"
          placeholder={words.noLimit}
          maxLength={9}
          {...text('maxUses')}
        />
        <CheckField
          label={words.once}
          checked={draft.oncePerEmail}
          onChange={({ target }) => onChange({ oncePerEmail: target.checked })}
        />
      </Pair>
    </>
  )
}

function Pair({ align, children }: { align?: 'end'; children: ReactNode }) {
  return (
    <Grid cell="half" gap={3} align={align}>
      {children}
    </Grid>
  )
}

function Hour(props: Omit<ComponentProps<typeof TimeField>, 'id'>) {
  const id = useId()
  return (
    <div className={fieldStyles.field}>
      <label className={fieldStyles.label} htmlFor={id}>
        {props.label}
      </label>
      <TimeField {...props} id={id} />
    </div>
  )
}
