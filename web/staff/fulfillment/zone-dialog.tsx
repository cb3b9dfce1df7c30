// The dialog in which a zone is added, changed or removed. It changes the form; the bar below saves it.
import { useState } from 'react'
import { parsePrice } from '#domain/menu/menu-limits.ts'
import { formatAmount } from '#domain/basics/money.ts'
import type { Zone } from '#domain/restaurant/fulfillment.ts'
import { Button } from '../../ui/button.tsx'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { Grid } from '../../ui/layout.tsx'
import { Field } from '../../ui/field.tsx'
import { useSubmit, type Checked } from '../use-submit.ts'
import { checkZone, newZone, acceptZipcodes, zoneFields, type ZoneFields } from './zone-fields.ts'
import { ZipcodesField } from './zipcodes-field.tsx'
import { fulfillmentOfficeMessages } from '#words/restaurant/staff/fulfillment.ts'

const words = fulfillmentOfficeMessages.editor

interface ZoneDialogProps {
  /** Undefined for a new one. */
  zone: Zone | undefined
  others: readonly Zone[]
  onDone: (zone: Zone) => void
  onRemove: () => void
  onClose: () => void
}

export function ZoneDialog({ zone, others, onDone, onRemove, onClose }: ZoneDialogProps) {
  const [typed, setTyped] = useState<ZoneFields>(() => (zone ? zoneFields(zone) : newZone))
  /** In the field of the ZIP codes, not in the zone yet. */
  const [pending, setPending] = useState({ text: '', error: undefined as string | undefined })
  const form = useSubmit({
    check,
    send: async (checked) => onDone(checked),
  })

  const edit = (change: Partial<ZoneFields>) => {
    setTyped((now) => ({ ...now, ...change }))
    form.touched(...Object.keys(change))
  }
  const take = (text: string) => {
    const accepted = acceptZipcodes(text, typed.zipcodes, others)
    edit({ zipcodes: accepted.zipcodes })
    setPending({ text: accepted.rejected, error: accepted.error })
    return accepted
  }
  const money = (field: 'fee' | 'minimumOrder') => ({
    inputMode: 'decimal' as const,
    autoComplete: 'off',
    value: typed[field],
    error: form.fields[field],
    onChange: (event: { target: { value: string } }) => edit({ [field]: event.target.value }),
    onBlur() {
      const amount = parsePrice(typed[field])
      if (amount !== undefined) setTyped((now) => ({ ...now, [field]: formatAmount(amount) }))
    },
  })

  function check(): Checked<Zone> {
    const { zipcodes, error } = take(pending.text)
    const checked = checkZone({ ...typed, zipcodes }, others)
    if (!error) return checked
    return { fields: { ...('fields' in checked && checked.fields), zipcodes: error } }
  }

  return (
    <FormDialog
      title={zone ? words.editTitle(zone.name) : words.addTitle}
      form={form}
      submit={words.done}
      cancel={words.cancel}
      actions={
        zone && (
          <Button danger onClick={onRemove}>
            {words.remove}
          </Button>
        )
      }
      onClose={onClose}
    >
      <Field
        label={words.name}
        required
        autoComplete="off"
        value={typed.name}
        error={form.fields['name']}
        hint={words.nameHint}
        onChange={(event) => edit({ name: event.target.value })}
      />
      <ZipcodesField
        zipcodes={typed.zipcodes}
        text={pending.text}
        error={pending.error ?? messageAtList(form.fields)}
        onText={(text) => setPending({ text, error: undefined })}
        onTake={(text) => void take(text)}
        onRemove={(zipcode) => edit({ zipcodes: typed.zipcodes.filter((one) => one !== zipcode) })}
      />
      <Grid cell="small">
        <Field label={words.fee} {...money('fee')} />
        <Field label={words.smallest} hint={words.smallestHint} {...money('minimumOrder')} />
        <Field
          label={words.minutes}
          inputMode="numeric"
          autoComplete="off"
          value={typed.travelMinutes}
          error={form.fields['travelMinutes']}
          onChange={(event) => edit({ travelMinutes: event.target.value })}
        />
      </Grid>
    </FormDialog>
  )
}

/** A message may stand at the list or at one of what is in it. */
function messageAtList(fields: Readonly<Record<string, string>>): string | undefined {
  const at = Object.keys(fields).find((path) => path.startsWith('zipcodes'))
  return at && fields[at]
}
