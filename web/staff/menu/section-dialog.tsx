// The window in which a section is added or renamed.
import { useState } from 'react'
import { textInLanguage } from '#domain/basics/local-text.ts'
import { newSection } from '#domain/menu/menu-schema.ts'
import type { OfficeSection } from '#domain/menu/menu-api.ts'
import { language } from '#words/basics/locale.ts'
import { menuOfficeMessages } from '#words/menu/staff/menu.ts'
import { addSection, changeSection } from '../../office-menu-api.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog, DialogActions } from '../../ui/dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { checkedBy } from '../checked-by.ts'
import { useSubmit } from '../use-submit.ts'
import type { OfficeMenu } from './use-office-menu.ts'
import dialogStyles from '../../ui/dialog.module.css'

const words = menuOfficeMessages.section

interface SectionDialogProps extends Pick<OfficeMenu, 'apply'> {
  /** Undefined for a new one. */
  section: OfficeSection | undefined
  onClose: () => void
}

export function SectionDialog({ section: given, apply, onClose }: SectionDialogProps) {
  // As it was when the window opened: a later change by somebody else is not overwritten.
  const [section] = useState(given)
  const [name, setName] = useState(section?.name.en ?? '')
  const { form, fields, trouble, sending, submit, touched } = useSubmit({
    check: () => checkedBy(newSection, { name }),
    async send(body) {
      await apply(
        section
          ? await changeSection(section.id, { version: section.version, name: body.name })
          : (await addSection(body.name)).menu,
      )
      onClose()
    },
  })
  return (
    <Dialog
      open
      size="small"
      busy={sending}
      onClose={onClose}
      title={section ? words.rename(textInLanguage(section.name, language)) : words.add}
    >
      <form ref={form} className={dialogStyles.column} noValidate onSubmit={submit}>
        <Field
          label={words.name}
          required
          autoComplete="off"
          value={name}
          error={fields['name']}
          hint={words.nameHint}
          onChange={(event) => {
            setName(event.target.value)
            touched('name')
          }}
        />
        {trouble && <Notice tone="bad">{trouble}</Notice>}
        <DialogActions>
          <Button off={sending} onClick={onClose}>
            {words.cancel}
          </Button>
          <Button go type="submit" busy={sending}>
            {words.save}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
