// The window in which a section is added or renamed.
import { useState } from 'react'
import { textInLanguage } from '#domain/basics/local-text.ts'
import { newSection } from '#domain/menu/menu-schema.ts'
import type { OfficeSection } from '#domain/menu/menu-api.ts'
import { language } from '#words/basics/locale.ts'
import { menuOfficeMessages } from '#words/menu/staff/menu.ts'
import { addSection, changeSection } from '../../office-menu-api.ts'
import { Field } from '../../ui/field.tsx'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { checkedBy } from '../checked-by.ts'
import { useSubmit } from '../use-submit.ts'
import { useTakeMenu } from './menu-screen.tsx'

const words = menuOfficeMessages.section

interface SectionDialogProps {
  /** Undefined for a new one. */
  section?: OfficeSection
  onClose: () => void
}

export function SectionDialog({ section: opened, onClose }: SectionDialogProps) {
  // As it was when the window opened: a later change by somebody else is not overwritten.
  const [section] = useState(opened)
  const [name, setName] = useState(section?.name.en ?? '')
  const takeMenu = useTakeMenu()
  const form = useSubmit({
    check: () => checkedBy(newSection, { name }),
    async send(body) {
      await takeMenu(
        section
          ? await changeSection(section.id, { version: section.version, name: body.name })
          : (await addSection(body.name)).menu,
      )
      onClose()
    },
  })
  return (
    <FormDialog
      title={section ? words.rename(textInLanguage(section.name, language)) : words.add}
      size="small"
      form={form}
      submit={words.save}
      onClose={onClose}
    >
      <Field
        label={words.name}
        required
        autoComplete="off"
        value={name}
        error={form.fields['name']}
        hint={words.nameHint}
        onChange={(event) => {
          setName(event.target.value)
          form.touched('name')
        }}
      />
    </FormDialog>
  )
}
