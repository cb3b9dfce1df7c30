// The Codes screen of the office (R64): all codes with what they gave, and a form for one more.
import { useState } from 'react'
import type { OfficePromoCode } from '#domain/orders/promo-codes.ts'
import type { PromoCodesReply } from '#domain/orders/order-api.ts'
import { promoCodesOfficeMessages as words } from '#words/orders/staff/promo-codes.ts'
import { addCode, changeCode, fetchCodes } from '../../office-money-api.ts'
import { Refusal } from '../../api.ts'
import { Answer } from '../../ui/answer.tsx'
import { Button } from '../../ui/button.tsx'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { Split, Stack } from '../../ui/layout.tsx'
import { Announcement, Notice } from '../../ui/notice.tsx'
import { Panel, Sheet } from '../../ui/panel.tsx'
import { Quiet } from '../../ui/quiet.tsx'
import { following } from '../live-queries.ts'
import { OfficeHead } from '../office/office-head.tsx'
import { useSetting } from '../office/use-setting.ts'
import { errorMessage } from '../error-message.ts'
import { useSingleFlight } from '../use-single-flight.ts'
import { blankCode, draftOf, type CodeDraft } from './code-fields.ts'
import { CodeFields, useCodeForm } from './code-form.tsx'
import { CodeTable } from './code-table.tsx'

export function CodesOffice() {
  const { saved, isAsking, refresh, apply } = useSetting(following.codes, fetchCodes)
  const [edited, setEdited] = useState<OfficePromoCode>()
  const [failure, setFailure] = useState<string>()
  const [announcement, announce] = useState('')
  const { run } = useSingleFlight<number>()

  const turn = (
    { id, state: _state, used: _used, discountedTotal: _discountedTotal, ...code }: OfficePromoCode,
    isOn: boolean,
  ) =>
    run(id, async () => {
      setFailure(undefined)
      try {
        await apply(await changeCode(id, { ...code, isOn }))
        announce(isOn ? words.turnedOn(code.code) : words.turnedOff(code.code))
      } catch (error) {
        setFailure(errorMessage(error))
        void refresh()
      }
    })

  return (
    <>
      <OfficeHead
        tab={words.title}
        title={words.title}
        about={
          saved && words.given(saved.lastDays.discountedTotal, saved.lastDays.days, saved.lastDays.orders)
        }
      />
      <p className="visually-hidden" role="status">
        {announcement}
      </p>
      <Answer data={saved} hasFailed={!isAsking} onAgain={() => void refresh()}>
        {({ codes, today }) => (
          <Split sides="aside" beside={<AddCode onAdded={apply} />}>
            {failure && <Notice tone="bad">{failure}</Notice>}
            {codes.length > 0 ? (
              <CodeTable
                codes={codes}
                today={today}
                onEdit={setEdited}
                onTurn={(code, isOn) => void turn(code, isOn)}
              />
            ) : (
              <Sheet>
                <b>{words.none}</b>
                <Quiet small>{words.noneHint}</Quiet>
              </Sheet>
            )}
          </Split>
        )}
      </Answer>
      {edited && (
        <CodeDialog
          code={edited}
          onSaved={apply}
          onConflict={() => void refresh()}
          onClose={() => setEdited(undefined)}
        />
      )}
    </>
  )
}

function AddCode({ onAdded }: { onAdded: (reply: PromoCodesReply) => Promise<void> }) {
  const [added, setAdded] = useState<string>()
  const { form, draft, fields, sending, failure, submit, change } = useCodeForm(
    blankCode,
    async (body, reset) => {
      await onAdded(await addCode(body))
      setAdded(body.code)
      reset()
    },
  )
  const edit = (part: Partial<CodeDraft>) => {
    setAdded(undefined)
    change(part)
  }
  return (
    <Panel title={words.addTitle}>
      <Stack as="form" ref={form} gap={3} noValidate onSubmit={submit}>
        <CodeFields draft={draft} fields={fields} onChange={edit} />
        {failure && <Notice tone="bad">{failure}</Notice>}
        <Button go wide type="submit" busy={sending}>
          {words.add}
        </Button>
        <Announcement>{added !== undefined && words.added(added)}</Announcement>
      </Stack>
    </Panel>
  )
}

interface CodeDialogProps {
  /** As it was when the window opened: another owner may save meanwhile. */
  code: OfficePromoCode
  onSaved: (reply: PromoCodesReply) => Promise<void>
  onConflict: () => void
  onClose: () => void
}

function CodeDialog({ code, onSaved, onConflict, onClose }: CodeDialogProps) {
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
