// The figures of a period, and how each changed against the one before.
import { cents, formatMoney, type Cents } from '#domain/money.ts'
import type { SalesReply } from '#domain/office-api.ts'
import { classNames } from '../../ui/class-names.ts'
import { countChange, moneyChange, revenueChange, type Change } from './change-words.ts'
import './figures.css'
import { spanName } from './span-words.ts'
import { salesWords } from '#words/staff/sales.ts'
import { formatCount } from '#words/counts.ts'

/** Without sales: the cards alone, until the figures come. */
export function Figures({ sales }: { sales: SalesReply | undefined }) {
  const now = sales?.total
  // Against nothing, a difference says nothing; the line under Revenue has it in words.
  const before = sales && sales.before.total.orders > 0 ? sales.before.total : undefined
  const money = (name: 'revenue' | 'beforeTax' | 'tax' | 'delivery' | 'refunds') => moneyText(now?.[name])
  const count = (name: 'orders' | 'burritos') => (now ? formatCount(now[name]) : salesWords.none)
  const changeOf = (name: 'beforeTax' | 'tax' | 'delivery' | 'refunds') =>
    now && before && moneyChange(now[name], before[name])
  return (
    <section className="figures" aria-label={salesWords.title} aria-busy={!sales}>
      <dl className="figures__main">
        <Figure
          hot
          name={salesWords.revenue}
          value={money('revenue')}
          change={sales && revenueChange(sales)}
        />
        <Figure
          name={salesWords.orders}
          value={count('orders')}
          change={now && before && countChange(now.orders, before.orders)}
        />
        <Figure
          name={salesWords.burritos}
          value={count('burritos')}
          change={now && before && countChange(now.burritos, before.burritos)}
        />
        <Figure
          name={salesWords.average}
          value={moneyText(now?.average)}
          change={averageChange(now?.average, before?.average)}
        />
      </dl>
      <dl className="figures__quiet panel">
        <Quiet name={salesWords.beforeTax} value={money('beforeTax')} change={changeOf('beforeTax')} />
        <Quiet name={salesWords.tax} value={money('tax')} change={changeOf('tax')} />
        {sales && (sales.total.delivery > 0 || sales.before.total.delivery > 0) && (
          <Quiet name={salesWords.delivery} value={money('delivery')} change={changeOf('delivery')} />
        )}
        <Quiet
          name={salesWords.refunds}
          value={money('refunds')}
          change={changeOf('refunds')}
          about={now && now.refunds > 0 ? salesWords.taxInIt(formatMoney(now.refundedTax)) : undefined}
        />
        <Quiet
          name={salesWords.kept}
          value={now ? keptText(now) : salesWords.none}
          change={undefined}
          about={salesWords.keptAbout}
        />
      </dl>
      <p className="figures__about">
        {sales
          ? salesWords.compared(spanName(sales.before.from, sales.before.to, sales.today), sales.before.soFar)
          : salesWords.loading}
      </p>
    </section>
  )
}

interface FigureProps {
  name: string
  value: string
  change: Change | undefined
}

function Figure({ name, value, change, hot }: FigureProps & { hot?: boolean }) {
  return (
    <div className={classNames('figure', hot && 'figure--hot grain')}>
      <dt className="figure__name">{name}</dt>
      <dd className={classNames('figure__value', sizeFor(value))}>{value}</dd>
      <dd className={classNames('figure__change', change?.up && 'figure__change--up')}>
        {change?.words ?? '\u00A0'}
      </dd>
    </div>
  )
}

function Quiet({ name, value, change, about }: FigureProps & { about?: string | undefined }) {
  return (
    <div className="figures__row">
      <dt className="figure__name">{name}</dt>
      <dd className="figures__amount">{value}</dd>
      <dd className="figures__note">{[about, change?.words].filter(Boolean).join(', ') || '\u00A0'}</dd>
    </div>
  )
}

/** Refunds of earlier days may be more than today's revenue. */
function keptText({ revenue, refunds }: { readonly revenue: Cents; readonly refunds: Cents }): string {
  return refunds > revenue
    ? `−${formatMoney(cents(refunds - revenue))}`
    : formatMoney(cents(revenue - refunds))
}

function sizeFor({ length }: string): string | undefined {
  if (length <= 6) return undefined
  if (length <= 9) return 'figure__value--nine'
  return length <= 12 ? 'figure__value--twelve' : 'figure__value--endless'
}

function moneyText(amount: Cents | null | undefined): string {
  return amount === null || amount === undefined ? salesWords.none : formatMoney(amount)
}

/** Without orders there is no average, and nothing to compare. */
function averageChange(now: Cents | null | undefined, before: Cents | null | undefined): Change | undefined {
  const known = typeof now === 'number' && typeof before === 'number'
  return known ? moneyChange(now, before) : undefined
}
