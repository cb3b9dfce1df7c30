// Nothing was sold in these days: says so, and leads to other days.
import type { SalesReply } from '#domain/books/books-api.ts'
import flag from '../../assets/flag-flor.svg'
import { ButtonLink } from '../../ui/button.tsx'
import { salesPath } from './sales-address.ts'
import { classNames } from '../../ui/class-names.ts'
import officeStyles from '../office/office.module.css'
import salesOfficeStyles from './sales-office.module.css'
import { salesMessages } from '#words/books/staff/sales.ts'

export function NoSales({ sales: { from, to, today } }: { sales: SalesReply }) {
  const isToday = from === today && to === today
  return (
    <section className={classNames(officeStyles.panel, salesOfficeStyles.noSales)}>
      <img src={flag} width={96} height={112} alt="" />
      <p className={salesOfficeStyles.noSalesWords}>
        {isToday ? salesMessages.emptyToday : from === to ? salesMessages.emptyDay : salesMessages.emptyDays}
      </p>
      <ButtonLink href={salesPath({ period: isToday ? '7-days' : 'today' })}>
        {isToday ? salesMessages.lookBack : salesMessages.lookAtToday}
      </ButtonLink>
    </section>
  )
}
