// The words of canceling many orders at once.
import type { MoneyReturn } from '#domain/orders/order.ts'
import { plural } from '../../basics/counts.ts'
import { listNames } from '../../basics/lists.ts'

export const cancelManyMessages = {
  open: 'Cancel several…',
  title: 'Cancel open orders',
  loading: 'Getting the open orders.',
  none: 'None of these orders is still open.',
  pick: 'Which orders',
  more: (shown: number) => `These are the newest ${shown}. Cancel them, then come back for the rest.`,
  row: (number: number, name: string, total: string) => `Order ${number}, ${name}, ${total}`,
  all: 'Pick all',
  nothing: 'Pick none',
  pickOne: 'Pick at least one order.',
  note: 'Note to the customers',
  canceled: (count: number) =>
    plural(count, { one: `${count} order is canceled.`, other: `${count} orders are canceled.` }),
  /** What happens to the money of all these orders. A sentence for $0.00 is not shown. */
  money: {
    release: (amount) => `We’ll release ${amount} held on cards. Nothing is charged.`,
    refund: (amount) => `We’ll refund ${amount} to cards.`,
    'hand-back': (amount, numbers) =>
      plural(numbers.length, {
        one: `Hand ${amount} back from the register, for order ${listNames(numbers)}.`,
        other: `Hand ${amount} back from the register, for orders ${listNames(numbers)}.`,
      }),
  } satisfies Record<MoneyReturn['how'], (amount: string, numbers: readonly string[]) => string>,
  told: 'Each customer gets an email with the reason. The kitchen tickets disappear. This can’t be undone.',
  keep: 'Keep orders',
  cancel: (count: number) => plural(count, { one: `Cancel ${count} order`, other: `Cancel ${count} orders` }),
  progress: (done: number, count: number) => `${done} of ${count}…`,
  refused: (numbers: readonly number[]) =>
    `Already handed over, so not canceled: ${numbers.join(', ')}. The others are canceled.`,
  stopped: (done: number, count: number) => `${done} of ${count} are canceled so far.`,
}
