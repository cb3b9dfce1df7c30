// The ZIP codes of a zone: each one a button that takes it out, and a field that takes one or a pasted list.
import { useRef } from 'react'
import { Button } from '../../ui/button.tsx'
import { Row, Stack } from '../../ui/layout.tsx'
import { Field } from '../../ui/field.tsx'
import { Icon } from '../../ui/icon.tsx'
import { fulfillmentOfficeMessages } from '#words/restaurant/staff/fulfillment.ts'

const words = fulfillmentOfficeMessages.editor

interface ZipcodesFieldProps {
  zipcodes: readonly string[]
  /** What is typed and not taken yet. Leaving the field does not take it: the buttons would move under the finger. */
  text: string
  error: string | undefined
  onText: (text: string) => void
  onTake: (text: string) => void
  onRemove: (zipcode: string) => void
}

export function ZipcodesField({ zipcodes, text, error, onText, onTake, onRemove }: ZipcodesFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  const remove = (zipcode: string) => {
    onRemove(zipcode)
    // The pressed button goes.
    input.current?.focus()
  }
  return (
    <Stack gap={3}>
      {zipcodes.length > 0 && (
        <Row as="ul" gap={1} aria-label={words.inZone}>
          {zipcodes.map((zipcode) => (
            <li key={zipcode}>
              <Button quiet aria-label={words.removeZipcode(zipcode)} onClick={() => remove(zipcode)}>
                {zipcode}
                <Icon name="cross" />
              </Button>
            </li>
          ))}
        </Row>
      )}
      <Field
        ref={input}
        label={words.zipcodes}
        autoComplete="off"
        value={text}
        error={error}
        hint={words.zipcodesHint}
        onChange={({ target: { value } }) => (/[\s,;]$/.test(value) ? onTake(value) : onText(value))}
        onPaste={(event) => {
          event.preventDefault()
          const { selectionStart, selectionEnd } = event.currentTarget
          const [start, end] = [selectionStart ?? text.length, selectionEnd ?? text.length]
          onTake(`${text.slice(0, start)} ${event.clipboardData.getData('text')} ${text.slice(end)}`)
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || text.trim() === '') return
          event.preventDefault()
          onTake(text)
        }}
      />
    </Stack>
  )
}
