// The notes below the panels of Sales, and the panel in the place of all panels where nothing was sold.
import type { SalesReply } from '#domain/books/books-api.ts'
import { moreSalesMessages } from '#words/books/staff/more-sales.ts'
import { salesMessages } from '#words/books/staff/sales.ts'
import { testModeMessage } from '#words/payments/staff/test-mode.ts'
import flag from '../../assets/flag-flor.svg'
import { ButtonLink } from '../../ui/button.tsx'
import { Sheet } from '../../ui/panel.tsx'
import { salesPath } from './sales-address.ts'
import styles from './sales-office.module.css'

/** Leads to other days. */
export function NoSales({ sales: { from, to, today } }: { sales: SalesReply }) {
  const isToday = from === today && to === today
  return (
    <Sheet className={styles.none}>
      <img src={flag} width={96} height={112} alt="" />
      <p className={styles.noneWords}>
        {isToday ? salesMessages.emptyToday : from === to ? salesMessages.emptyDay : salesMessages.emptyDays}
      </p>
      <ButtonLink href={salesPath({ period: isToday ? '7-days' : 'today' })}>
        {isToday ? salesMessages.lookBack : salesMessages.lookAtToday}
      </ButtonLink>
    </Sheet>
  )
}

/** Which part of the figures is not real money (R65, R66), and how they are counted. */
export function SalesNotes({ sales }: { sales: SalesReply }) {
  const testModeMoney = testModeMessage(sales.testModeMoney)
  return (
    <>
      {testModeMoney && <p className={styles.about}>{testModeMoney}</p>}
      <p className={styles.about}>{moreSalesMessages.rule}</p>
    </>
  )
}
