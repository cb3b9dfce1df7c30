// A password, hidden unless one asks to see it.
import type { ComponentProps } from 'react'
import { Field } from './field.tsx'
import fieldStyles from './field.module.css'
import { passwordFieldMessages } from '#words/basics/ui.ts'

interface PasswordFieldProps extends Omit<ComponentProps<typeof Field>, 'type' | 'end'> {
  shown: boolean
  onShownChange: (shown: boolean) => void
}

export function PasswordField({ shown, onShownChange, ...field }: PasswordFieldProps) {
  return (
    <Field
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      {...field}
      type={shown ? 'text' : 'password'}
      end={
        <button
          type="button"
          className={fieldStyles.end}
          aria-label={
            shown ? passwordFieldMessages.hideWhat(field.label) : passwordFieldMessages.showWhat(field.label)
          }
          onClick={() => onShownChange(!shown)}
        >
          {shown ? passwordFieldMessages.hide : passwordFieldMessages.show}
        </button>
      }
    />
  )
}
