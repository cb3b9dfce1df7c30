// An amount of money, in figures of one width so that amounts below each other can be compared.
import { formatMoney, type Cents } from '#domain/basics/money.ts'

export function Money({ amount }: { amount: Cents }) {
  return <span className="tabular">{formatMoney(amount)}</span>
}
