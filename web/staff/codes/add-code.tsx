// The form that adds a code.
import { useState } from 'react'
import type { PromoCodesReply } from '#domain/orders/order-api.ts'
import { addCode } from '../../office-money-api.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { useSubmit } from '../use-submit.ts'
import { blankCode, checkPromoCode, type CodeDraft } from './code-fields.ts'
import { CodeFields } from './code-form.tsx'
import { halfTypedIn } from './half-typed.ts'
import { settledBy } from './settled-by.ts'
import officeStyles from '../office/office.module.css'
import codesStyles from './codes.module.css'
import noticeStyles from '../../ui/notice.module.css'
import { promoCodesOfficeMessages as words } from '#words/orders/staff/promo-codes.ts'

export function AddCode({ onAdded }: { onAdded: (reply: PromoCodesReply) => Promise<void> }) {
  const [draft, setDraft] = useState(blankCode)
  const [added, setAdded] = useState<string>()
  const { form, sending, fields, trouble, submit, touched } = useSubmit({
    check: (typed) => checkPromoCode(draft, halfTypedIn(typed)),
    async send(body) {
      await onAdded(await addCode(body))
      setAdded(body.code)
      setDraft(blankCode)
    },
  })
  const change = (part: Partial<CodeDraft>) => {
    setAdded(undefined)
    setDraft((before) => ({ ...before, ...part }))
    touched(...settledBy(part))
  }
  return (
    <section className={officeStyles.panel} aria-labelledby="add-code">
      <h2 className={officeStyles.panelTitle} id="add-code">
        {words.addTitle}
      </h2>
      <form ref={form} className={codesStyles.addCode} noValidate onSubmit={submit}>
        <CodeFields draft={draft} fields={fields} id="add-code" onChange={change} />
        {trouble && <Notice tone="bad">{trouble}</Notice>}
        <Button go wide type="submit" busy={sending}>
          {words.add}
        </Button>
        {/* There from the start, so that what is put into it is spoken. */}
        <div role="status">
          {added !== undefined && <p className={noticeStyles.notice}>{words.added(added)}</p>}
        </div>
      </form>
    </section>
  )
}
