// The fields of a code: what it gives, from which order on, when, and how often.
import { useId, type ComponentProps } from 'react'
import { weekdays } from '#domain/basics/days.ts'
import { CheckField, Field, SelectField } from '../../ui/field.tsx'
import { ChoiceGroup } from '../../ui/choice-group.tsx'
import { TimeField } from '../hours/time-field.tsx'
import type { FieldMessages } from '../use-submit.ts'
import type { CodeDraft } from './code-fields.ts'
import codesStyles from './codes.module.css'
import fieldStyles from '../../ui/field.module.css'
import { promoCodesOfficeMessages as words, shortWeekday } from '#words/orders/staff/promo-codes.ts'

interface CodeFieldsProps {
  draft: CodeDraft
  fields: FieldMessages
  /** Tells the hints of two forms on one screen apart. */
  id: string
  onChange: (change: Partial<CodeDraft>) => void
}

const kinds = ['percent', 'amount'] as const

export function CodeFields({ draft, fields, id, onChange }: CodeFieldsProps) {
  const text = (
    name: 'code' | 'percent' | 'amount' | 'minimumOrder' | 'firstDay' | 'lastDay' | 'maxUses',
  ) => ({
    autoComplete: 'off',
    value: draft[name],
    onChange: ({ target }: { target: { value: string } }) => onChange({ [name]: target.value }),
  })
  return (
    <div className={codesStyles.codeForm}>
      <Field
        className={codesStyles.codeFormWide}
        label={words.code}
        hint={words.codeHint}
        error={fields['code']}
        maxLength={20}
        autoCapitalize="characters"
        spellCheck={false}
        {...text('code')}
      />
      <SelectField
        label={words.gives}
        error={fields['gives']}
        value={draft.kind}
        onChange={({ target }) => onChange({ kind: kinds.find((one) => one === target.value) ?? 'percent' })}
      >
        {kinds.map((one) => (
          <option key={one} value={one}>
            {words.kinds[one]}
          </option>
        ))}
      </SelectField>
      {draft.kind === 'percent' ? (
        <Field
          label={words.percent}
          error={fields['gives.percent']}
          inputMode="numeric"
          maxLength={9}
          {...text('percent')}
        />
      ) : (
        <Field
          label={words.amount}
          error={fields['gives.amount']}
          inputMode="decimal"
          maxLength={12}
          {...text('amount')}
        />
      )}
      <Field
        className={codesStyles.codeFormWide}
        label={words.smallestField}
        hint={words.optional}
        error={fields['minimumOrder']}
        inputMode="decimal"
        placeholder="0.00"
        maxLength={12}
        {...text('minimumOrder')}
      />
      <Field
        type="date"
        name="firstDay"
        label={words.firstDay}
        hint={words.optional}
        error={fields['firstDay']}
        {...text('firstDay')}
      />
      <Field
        type="date"
        name="lastDay"
        label={words.lastDay}
        hint={words.optional}
        error={fields['lastDay']}
        {...text('lastDay')}
      />
      <div className={codesStyles.codeFormWide}>
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
      </div>
      <Hour
        label={words.from}
        value={draft.from}
        after="06:00"
        errorId={fields['hours'] && `${id}-hours`}
        onChange={(from) => onChange({ from })}
      />
      <Hour
        label={words.to}
        value={draft.to}
        after={draft.from || '12:00'}
        isPastIt
        errorId={fields['hours'] && `${id}-hours`}
        onChange={(to) => onChange({ to })}
      />
      <div className={codesStyles.codeFormWide}>
        {fields['hours'] && (
          <p className={fieldStyles.error} id={`${id}-hours`}>
            {fields['hours']}
          </p>
        )}
        <p className={fieldStyles.hint}>{words.hoursHint}</p>
      </div>
      <Field
        label={words.maxUses}
        error={fields['maxUses']}
        inputMode="numeric"
        placeholder={words.noLimit}
        maxLength={9}
        {...text('maxUses')}
      />
      <CheckField
        className={codesStyles.codeFormOnce}
        label={words.once}
        checked={draft.oncePerEmail}
        onChange={({ target }) => onChange({ oncePerEmail: target.checked })}
      />
    </div>
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
