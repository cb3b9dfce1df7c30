// The window in which the owner changes a code.
import type { OfficePromoCode } from '#domain/orders/promo-codes.ts'
import type { PromoCodesReply } from '#domain/orders/order-api.ts'
import { promoCodesOfficeMessages as words } from '#words/orders/staff/promo-codes.ts'
import { Refusal } from '../../api.ts'
import { changeCode } from '../../office-money-api.ts'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { draftOf } from './code-fields.ts'
import { CodeFields, useCodeForm } from './code-form.tsx'

interface CodeDialogProps {
  /** As it was when the window opened: another owner may save meanwhile. */
  code: OfficePromoCode
  onSaved: (reply: PromoCodesReply) => Promise<void>
  onConflict: () => void
  onClose: () => void
}

export function CodeDialog({ code, onSaved, onConflict, onClose }: CodeDialogProps) {
  const form = useCodeForm(draftOf(code), async (body) => {
    try {
      await onSaved(await changeCode(code.id, { ...body, version: code.version }))
    } catch (error) {
      if (error instanceof Refusal && error.code === 'edit-conflict') onConflict()
      throw error
    }
    onClose()
  })
  return (
    <FormDialog title={words.editTitle(code.code)} form={form} submit={words.save} onClose={onClose}>
      <CodeFields draft={form.draft} fields={form.fields} onChange={form.change} />
    </FormDialog>
  )
}
