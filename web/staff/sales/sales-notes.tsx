// Below the charts: which part of the figures is not real money (R65, R66), and how they are counted.
import type { SalesReply } from '#domain/books/books-api.ts'
import { moreSalesWords } from '#words/books/staff/more-sales.ts'
import { practiceWords } from '#words/payments/staff/test-mode.ts'

export function SalesNotes({ sales }: { sales: SalesReply }) {
  const practice = practiceWords(sales.practice)
  return (
    <>
      {practice && <p className="sales__rule">{practice}</p>}
      <p className="sales__rule">{moreSalesWords.rule}</p>
    </>
  )
}
