// The Codes screen of the office (R64): all codes with what they gave, and a form for one more.
import { useState } from 'react'
import type { OfficePromoCode } from '#domain/orders/promo-codes.ts'
import { changeCode, fetchCodes } from '../../office-money-api.ts'
import { Notice } from '../../ui/notice.tsx'
import { following } from '../live-queries.ts'
import { CouldNotLoad } from '../../ui/answer.tsx'
import { OfficeHead } from '../office/office-head.tsx'
import { useSetting } from '../office/use-setting.ts'
import { troubleWords } from '../trouble-words.ts'
import { useErrands } from '../use-errands.ts'
import { AddCode } from './add-code.tsx'
import { CodeDialog } from './code-dialog.tsx'
import { CodeTable } from './code-table.tsx'
import { classNames } from '../../ui/class-names.ts'
import styles from './codes.module.css'
import officeStyles from '../office/office.module.css'
import { promoCodesOfficeMessages as words } from '#words/orders/staff/promo-codes.ts'
import { officeMessages } from '#words/basics/staff/office.ts'

export function CodesOffice() {
  const { saved, isAsking, refresh, apply } = useSetting(following.codes, fetchCodes)
  const [edited, setEdited] = useState<OfficePromoCode>()
  const [trouble, setTrouble] = useState<string>()
  const [said, say] = useState('')
  const { run } = useErrands<number>()

  const turn = (
    { id, state: _state, used: _used, discountedTotal: _discountedTotal, ...code }: OfficePromoCode,
    isOn: boolean,
  ) =>
    run(id, async () => {
      setTrouble(undefined)
      try {
        await apply(await changeCode(id, { ...code, isOn }))
        say(isOn ? words.turnedOn(code.code) : words.turnedOff(code.code))
      } catch (error) {
        setTrouble(troubleWords(error))
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
      {!saved && isAsking && <p role="status">{officeMessages.loading}</p>}
      {!saved && !isAsking && <CouldNotLoad onAgain={() => void refresh()} />}
      <p className="visually-hidden" role="status">
        {said}
      </p>
      {saved && (
        <div className={styles.codes}>
          <div className={styles.list}>
            {trouble && <Notice tone="bad">{trouble}</Notice>}
            {saved.codes.length > 0 ? (
              <CodeTable
                codes={saved.codes}
                today={saved.today}
                onEdit={setEdited}
                onTurn={(code, isOn) => void turn(code, isOn)}
              />
            ) : (
              <div className={classNames(officeStyles.panel, styles.none)}>
                <p>{words.none}</p>
                <p className={officeStyles.panelAbout}>{words.noneHint}</p>
              </div>
            )}
          </div>
          <AddCode onAdded={apply} />
        </div>
      )}
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
