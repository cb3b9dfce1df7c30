// How many orders were delivered and picked up, and what they came to; below, what each code took off. Delivery and pickup are
// not shown while every order went the same way.
import { cents, formatMoney } from '#domain/basics/money.ts'
import type { SalesFulfillment, SalesReply } from '#domain/books/books-api.ts'
import { fulfillmentNames } from '#words/restaurant/fulfillment.ts'
import { moreSalesMessages } from '#words/books/staff/more-sales.ts'
import { salesMessages } from '#words/books/staff/sales.ts'
import { BarList } from '../../ui/chart.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Panel } from '../../ui/panel.tsx'
import styles from './sales-office.module.css'

interface FulfillmentPanelProps {
  sales: SalesReply
  /** Has a row of its own. */
  wide?: boolean
}

export function FulfillmentPanel({ sales, wide = false }: FulfillmentPanelProps) {
  const fulfillments = usedFulfillments(sales)
  const mostSold = Math.max(1, ...fulfillments.map(({ sold }) => sold))
  const mostOff = Math.max(1, ...sales.codes.map(({ discounts }) => discounts))
  return (
    <Panel
      title={fulfillments.length > 1 ? moreSalesMessages.byWay : moreSalesMessages.codes}
      about={fulfillments.length > 1 && moreSalesMessages.byWayAbout}
      className={classNames(wide && styles.wide)}
    >
      {fulfillments.length > 1 && (
        <BarList
          rows={fulfillments.map(({ fulfillment, orders, sold }) => ({
            key: fulfillment,
            name: nameOf(fulfillmentNames[fulfillment], orders),
            amount: formatMoney(sold),
            share: sold / mostSold,
            color: fulfillment === 'delivery' ? 'cielo' : 'jade',
          }))}
        />
      )}
      {sales.codes.length > 0 && (
        <>
          {fulfillments.length > 1 && <h3 className={styles.subtitle}>{moreSalesMessages.codes}</h3>}
          <BarList
            rows={sales.codes.map(({ code, orders, discounts }) => ({
              key: code,
              name: nameOf(code, orders),
              amount: formatMoney(cents(0 - discounts)),
              share: discounts / mostOff,
              color: 'arena',
            }))}
          />
        </>
      )}
    </Panel>
  )
}

function nameOf(name: string, orders: number) {
  return (
    <>
      <b>{name}</b> {salesMessages.ordersCount(orders)}
    </>
  )
}

export function hasFulfillmentsOrCodes(sales: SalesReply): boolean {
  return usedFulfillments(sales).length > 1 || sales.codes.length > 0
}

function usedFulfillments({ fulfillments }: SalesReply): SalesFulfillment[] {
  return fulfillments.filter(({ orders }) => orders > 0)
}
