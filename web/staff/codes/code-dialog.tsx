// The window in which the owner changes a code.
import { useState } from 'react'
import type { OfficePromoCode } from '#domain/orders/promo-codes.ts'
import type { PromoCodesReply } from '#domain/orders/order-api.ts'
import { Refusal } from '../../api.ts'
import { changeCode } from '../../office-money-api.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog, DialogActions } from '../../ui/dialog.tsx'
import { Notice } from '../../ui/notice.tsx'
import { useSubmit } from '../use-submit.ts'
import { checkPromoCode, draftOf, type CodeDraft } from './code-fields.ts'
import { CodeFields } from './code-form.tsx'
import { halfTypedIn } from './half-typed.ts'
import { settledBy } from './settled-by.ts'
import dialogStyles from '../../ui/dialog.module.css'
import { promoCodesOfficeMessages as words } from '#words/orders/staff/promo-codes.ts'

interface CodeDialogProps {
  /** As it was when the window opened: another owner may save meanwhile. */
  code: OfficePromoCode
  onSaved: (reply: PromoCodesReply) => Promise<void>
  onConflict: () => void
  onClose: () => void
}

export function CodeDialog({ code, onSaved, onConflict, onClose }: CodeDialogProps) {
  const [draft, setDraft] = useState(() => draftOf(code))
  const { form, sending, fields, trouble, submit, touched } = useSubmit({
    check: (typed) => checkPromoCode(draft, halfTypedIn(typed)),
    async send(body) {
      try {
        await onSaved(await changeCode(code.id, { ...body, version: code.version }))
      } catch (error) {
        if (error instanceof Refusal && error.code === 'edit-conflict') onConflict()
        throw error
      }
      onClose()
    },
  })
  const change = (part: Partial<CodeDraft>) => {
    setDraft((before) => ({ ...before, ...part }))
    touched(...settledBy(part))
  }
  return (
    <Dialog open busy={sending} onClose={onClose} title={words.editTitle(code.code)}>
      <form ref={form} className={dialogStyles.column} noValidate onSubmit={submit}>
        <CodeFields draft={draft} fields={fields} id="edit-code" onChange={change} />
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
