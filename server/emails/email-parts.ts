// What an email about an order consists of, before it is written as plain text and as HTML.
import type { PricedLine } from '#domain/orders/bill.ts'
import type { Color } from '#domain/menu/look.ts'
import { formatMoney } from '#domain/basics/money.ts'
import type { Restaurant } from '#domain/restaurant/restaurant-schema.ts'
import { emailMessages } from '#words/orders/emails.ts'
import type { EmailPicture } from '../adapters/mailer.ts'
import type { EmailHeader } from './email-header.ts'

export interface EmailBody {
  readonly subject: string
  /** Shown by mail programs beside the subject. */
  readonly preview: string
  readonly title: string
  readonly greeting: string | undefined
  readonly paragraphs: readonly string[]
  /** When the order is ready, or arrives, in a box of its own. */
  readonly promise: { readonly title: string; readonly text: string } | undefined
  readonly order: OrderTable
  readonly button: Link
  /** Another link, below the button. */
  readonly again: Link | undefined
  readonly foot: {
    readonly heading: string
    readonly lines: readonly string[]
    /** Stands beside the last line. */
    readonly map: Link | undefined
    readonly finePrint: string
  }
  readonly head: EmailHeader
  readonly bunting: EmailPicture
  readonly motto: string
  /** The restaurant's address and phone, as far as the owner has set them. */
  readonly place: readonly string[]
}

interface Link {
  readonly label: string
  readonly href: string
}

export interface OrderTable {
  readonly heading: string
  readonly at: string
  readonly lines: readonly {
    readonly color: Color
    readonly label: string
    /** The price of one, for a line of several. */
    readonly each: string | undefined
    readonly price: string
    /** The changes to the item, and whether it has a note to the kitchen. */
    readonly details: readonly string[]
  }[]
  readonly sums: readonly Sum[]
  readonly total: Sum
  /** Under the total: what was paid before a refund, and what is paid now. */
  readonly after?: readonly Sum[]
}

export interface Sum {
  readonly label: string
  readonly amount: string
}

export type Opening = Pick<EmailBody, 'title' | 'greeting' | 'paragraphs'>

export interface EmailContext {
  /** The site's URL, like https://burritoful.example. */
  readonly site: string
  readonly restaurant: Restaurant
  /** The picture of the restaurant's name or logo, if there is one. */
  readonly logo?: EmailPicture | undefined
  readonly demo: boolean
}

/** The price of one, for a line of several. */
export function eachPrice({
  quantity,
  unitPrice,
}: Pick<PricedLine, 'quantity' | 'unitPrice'>): string | undefined {
  return quantity > 1 ? emailMessages.each(formatMoney(unitPrice)) : undefined
}
