// The figures of a period (R63): each under its name, and how the first ones changed against the period before.
import { cents, formatMoney, type Cents } from '#domain/basics/money.ts'
import type { SalesReply } from '#domain/books/books-api.ts'
import { percentKept } from '#domain/kitchen/on-time-record.ts'
import { Figure, Figures } from '../../ui/figure.tsx'
import { countChange, moneyChange, netSalesChange, type Change } from './changes.ts'
import { spanName } from './span-name.ts'
import styles from './sales-office.module.css'
import { salesMessages } from '#words/books/staff/sales.ts'
import { formatCount } from '#words/basics/counts.ts'

/** Without sales: the cards alone, until the figures come. */
export function SalesFigures({ sales }: { sales: SalesReply | undefined }) {
  const now = sales?.total
  // Against nothing, a difference says nothing; the line under the first figure has it in words.
  const before = sales && sales.before.total.orders > 0 ? sales.before.total : undefined
  const count = (name: 'orders' | 'burritos') => (now ? formatCount(now[name]) : salesMessages.none)
  return (
    <section className={styles.figures} aria-label={salesMessages.title} aria-busy={!sales}>
      <Figures isFirstWide>
        <Figure
          isHot
          name={salesMessages.netSales}
          value={moneyText(now?.netSales)}
          {...changeOf(sales && netSalesChange(sales))}
        />
        <Figure
          name={salesMessages.orders}
          value={count('orders')}
          {...changeOf(now && before && countChange(now.orders, before.orders))}
        />
        <Figure
          name={salesMessages.burritos}
          value={count('burritos')}
          {...changeOf(now && before && countChange(now.burritos, before.burritos))}
        />
        <Figure
          name={salesMessages.average}
          value={moneyText(now?.average)}
          {...changeOf(averageChange(now?.average, before?.average))}
        />
      </Figures>
      <QuietFigures sales={sales} />
      <p className={styles.about}>
        {sales
          ? salesMessages.compared(
              spanName(sales.before.from, sales.before.to, sales.today),
              sales.before.soFar,
            )
          : salesMessages.loading}
      </p>
    </section>
  )
}

/** What lies between the sales and the money that stayed, and what is in neither. */
function QuietFigures({ sales }: { sales: SalesReply | undefined }) {
  const now = sales?.total
  const delivered = sales?.fulfillments.find(({ fulfillment }) => fulfillment === 'delivery')?.orders ?? 0
  return (
    <Figures isQuiet>
      <Quiet name={salesMessages.discounts} value={moneyText(now && cents(0 - now.discounts))} />
      <Quiet
        name={salesMessages.refunds}
        value={moneyText(now && cents(0 - now.refunds))}
        note={salesMessages.goodsAlone}
      />
      {now !== undefined && now.disputes !== 0 && (
        <Quiet
          name={salesMessages.disputes}
          value={moneyText(cents(0 - now.disputes))}
          note={salesMessages.takenByBanks}
        />
      )}
      <Quiet name={salesMessages.tax} value={moneyText(now?.tax)} />
      <Quiet
        name={salesMessages.delivery}
        value={moneyText(now?.delivery)}
        note={now && salesMessages.ordersCount(delivered)}
      />
      <Quiet
        name={salesMessages.tips}
        value={moneyText(now?.tips)}
        note={
          now && now.netSales > 0 ? salesMessages.shareOfNet(shareText(now.tips, now.netSales)) : undefined
        }
      />
      <Quiet name={salesMessages.totalKept} value={moneyText(now?.total)} note={salesMessages.totalAbout} />
      <Quiet
        name={salesMessages.onTime}
        value={sales && sales.onTime.orders > 0 ? `${percentKept(sales.onTime)}%` : salesMessages.none}
        note={sales && salesMessages.keptOf(formatCount(sales.onTime.kept), formatCount(sales.onTime.orders))}
      />
      <Quiet
        name={salesMessages.canceled}
        value={now ? formatCount(now.canceled) : salesMessages.none}
        note={salesMessages.neverCharged}
      />
    </Figures>
  )
}

function Quiet({ note, ...figure }: { name: string; value: string; note?: string | undefined }) {
  return <Figure {...figure}>{note}</Figure>
}

function changeOf(change: Change | undefined): { tone: 'good' | 'plain'; children: string | undefined } {
  return { tone: change?.up ? 'good' : 'plain', children: change?.words }
}

/** With one decimal, so that a small tip is not nothing. */
function shareText(part: Cents, whole: Cents): string {
  return `${Math.round((part * 1000) / whole) / 10}%`
}

function moneyText(amount: Cents | null = null): string {
  return amount === null ? salesMessages.none : formatMoney(amount)
}

/** Without orders there is no average, and nothing to compare. */
function averageChange(now: Cents | null = null, before: Cents | null = null): Change | undefined {
  return now === null || before === null ? undefined : moneyChange(now, before)
}
