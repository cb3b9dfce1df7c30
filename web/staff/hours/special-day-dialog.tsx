// The editor of a special day: which days, closed or other hours, and a message to customers.
import { useState } from 'react'
import { maxNoteLength, savedHours } from '#domain/restaurant/opening-hours-schema.ts'
import type { Period, SpecialDay } from '#domain/restaurant/opening-hours.ts'
import { isPastMidnight } from '#domain/basics/days.ts'
import { Button } from '../../ui/button.tsx'
import { ChoiceGroup } from '../../ui/choice-group.tsx'
import { Field } from '../../ui/field.tsx'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { Grid, Row, Stack } from '../../ui/layout.tsx'
import { Icon } from '../../ui/icon.tsx'
import { checkedBy } from '../checked-by.ts'
import { useSubmit, type Checked, type FieldMessages } from '../use-submit.ts'
import { oneMore, sortSpecialDays, usualPeriod } from './hours-fields.ts'
import { PeriodFields } from '../parts/period-fields.tsx'
import { hoursOfficeMessages, specialDayMessages as words } from '#words/restaurant/staff/hours.ts'

interface SpecialDayDialogProps {
  /** Undefined for a new one. */
  special: SpecialDay | undefined
  /** The other special days, which it must not overlap. */
  others: readonly SpecialDay[]
  onDone: (special: SpecialDay) => void
  onClose: () => void
}

export function SpecialDayDialog({ special, others, onDone, onClose }: SpecialDayDialogProps) {
  const [from, setFrom] = useState(special?.from ?? '')
  const [to, setTo] = useState(special?.to ?? '')
  const [kind, setKind] = useState<'closed' | 'open'>(
    special && special.periods.length > 0 ? 'open' : 'closed',
  )
  const [periods, setPeriods] = useState<readonly Period[]>(
    special && special.periods.length > 0 ? special.periods : [usualPeriod],
  )
  const [typed, setTyped] = useState(special?.words?.en ?? '')

  const typedDay: SpecialDay = {
    from,
    to: to || from,
    periods: kind === 'open' ? periods : [],
    words: typed.trim() === '' ? null : { ...special?.words, en: typed },
  }
  const form = useSubmit({
    check: () => checkDay(typedDay, others),
    send: async (checked) => onDone(checked),
  })
  const { fields, touched } = form
  const more = oneMore(periods)

  return (
    <FormDialog
      title={special ? words.change : words.add}
      size="small"
      form={form}
      submit={words.done}
      cancel={words.cancel}
      onClose={onClose}
    >
      <Grid cell="small" gap={3}>
        <Field
          label={words.first}
          type="date"
          required
          value={from}
          error={fields['from']}
          onChange={({ target }) => {
            setFrom(target.value)
            touched('from', 'to')
          }}
        />
        <Field
          label={words.last}
          type="date"
          value={to || from}
          min={from}
          error={fields['to']}
          hint={words.lastHint}
          onChange={({ target }) => {
            setTo(target.value)
            touched('from', 'to')
          }}
        />
      </Grid>
      <Row>
        <ChoiceGroup
          look="segments"
          label={words.hours}
          choices={words.kinds}
          value={kind}
          onChange={(chosen) => {
            setKind(chosen)
            touched('periods')
          }}
        />
      </Row>
      {kind === 'open' && (
        <Stack gap={2}>
          <PeriodFields
            whose={words.whose}
            periods={periods}
            path="periods"
            errors={fields}
            noteOf={(period) =>
              isPastMidnight(period) && period.to !== '00:00'
                ? hoursOfficeMessages.untilNextMorning
                : undefined
            }
            onEdit={(edited) => {
              touched('periods')
              if (edited.length > 0) setPeriods(edited)
              else {
                setKind('closed')
                // The pressed button goes with the hours.
                form.form.current?.querySelector<HTMLElement>('[type=radio]')?.focus()
              }
            }}
          />
          <Row>
            <Button quiet off={!more} onClick={() => more && setPeriods(more)}>
              <Icon name="add" />
              {hoursOfficeMessages.add}
            </Button>
          </Row>
        </Stack>
      )}
      <Field
        label={words.words}
        value={typed}
        maxLength={maxNoteLength}
        error={fields['words']}
        hint={words.wordsHint(typed.trim().length, maxNoteLength)}
        onChange={({ target }) => {
          setTyped(target.value)
          touched('words')
        }}
      />
    </FormDialog>
  )
}

/** By the rules of the whole form, among the other special days; the messages stand at the fields of this one. */
function checkDay(special: SpecialDay, others: readonly SpecialDay[]): Checked<SpecialDay> {
  const specialDays = sortSpecialDays([...others, special])
  const at = specialDays.indexOf(special)
  const checked = checkedBy(savedHours, { version: 1, week: null, specialDays })
  if ('body' in checked) return { body: checked.body.specialDays[at] ?? special }
  return { fields: messagesAt(at, checked.fields) }
}

/** Where this day is in the way of the next one, the message stands at the next one. */
function messagesAt(at: number, all: FieldMessages): FieldMessages {
  const prefix = `specialDays.${at}.`
  const own = Object.entries(all).filter(([path]) => path.startsWith(prefix))
  if (own.length === 0) return { from: Object.values(all)[0] ?? '' }
  return Object.fromEntries(
    own.map(([path, message]) => [path.slice(prefix.length).replace(/^words\..*/, 'words'), message]),
  )
}
