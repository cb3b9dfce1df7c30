// Below the charts: which part of the figures is not real money (R65, R66), and how they are counted.
import type { SalesReply } from '#domain/books/books-api.ts'
import { moreSalesMessages } from '#words/books/staff/more-sales.ts'
import { testModeMessage } from '#words/payments/staff/test-mode.ts'
import salesOfficeStyles from './sales-office.module.css'

export function SalesNotes({ sales }: { sales: SalesReply }) {
  const testModeMoney = testModeMessage(sales.testModeMoney)
  return (
    <>
      {testModeMoney && <p className={salesOfficeStyles.rule}>{testModeMoney}</p>}
      <p className={salesOfficeStyles.rule}>{moreSalesMessages.rule}</p>
    </>
  )
}
