// The owner's first screen on the wire, and the places of what is set by environment: mail and payments.
import * as z from 'zod/mini'
import { personRules } from '../basics/contact-rules.ts'
import { textByRule, version } from '../basics/form-rules.ts'
import { paymentToken } from '../orders/order-form.ts'
import { restaurantAddress } from '../restaurant/restaurant-schema.ts'
import { promise } from '../restaurant/times-schema.ts'
import { cents, count, day, instant, milliPercent, named } from '../basics/values.ts'
import { orderId } from '../orders/order-schema.ts'
import { way } from '../restaurant/fulfillment-schema.ts'

/** Whether the owner has put the list of the first week away. */
export const checklist = z.strictObject({ putAway: z.boolean() })
export const savedChecklist = z
  .extend(checklist, { version })
  .register(named, { id: 'Checklist', description: 'Whether the list of the first week is put away.' })

export const firstWeekFacts = z
  .strictObject({
    /** What nobody has changed since the installation. */
    asInstalled: z.array(z.enum(['name', 'story', 'tax', 'ways', 'menu'])),
    name: z.string(),
    address: z.nullable(restaurantAddress),
    timeZone: z.string(),
    /** The zone of the address, where its clocks show another time than the restaurant's; else null. */
    zoneOfAddress: z.nullable(z.string()),
    taxRate: milliPercent,
    hours: z.strictObject({
      /** Null until the owner has set the week: open at all hours. */
      daysOpen: z.nullable(count),
      specialDays: count,
    }),
    ways: z.strictObject({
      delivery: z.boolean(),
      pickup: z.boolean(),
      zones: count,
    }),
    /** How many are on the menu. */
    items: count,
    /** Null: customers pay at the counter or at the door alone. Test: the keys are of Stripe's test mode (R66). */
    cards: z.nullable(z.enum(['demo', 'test', 'card'])),
    /** Null without one: mails are written to files. */
    mailServer: z.nullable(z.string()),
    /** Who else can log in: a few names, and how many more there are. */
    people: z.strictObject({ names: z.array(z.string()), more: count }),
    /** The first one ever. */
    order: z.nullable(z.strictObject({ number: count, timestamp: instant })),
  })
  .register(named, {
    id: 'FirstWeekFacts',
    description: 'What is true of a restaurant that has just opened.',
  })

/** Net sales are after discounts and refunds, before tax, and without tips. */
const figures = { orders: count, netSales: cents }
const someOrder = { id: orderId, number: count, name: z.string() }

export const scheduledOrder = z
  .strictObject({ ...someOrder, promise, way, burritos: count })
  .register(named, { id: 'ScheduledOrder', description: 'An order that waits until it is time to start.' })

export const todayReply = z
  .strictObject({
    now: instant,
    today: day,
    total: z.strictObject(figures),
    /** The same weekday a week ago, up to the same time of day. */
    before: z.strictObject({ day, ...figures }),
    /** Of the orders promised for today that were marked ready: how many kept their promise (R49). */
    onTime: z.strictObject({ orders: count, kept: count }),
    /** What a customer is told now; null while nobody can order for now. */
    orderNow: z.strictObject({ burritos: count, readyBy: z.nullable(instant) }),
    /** Open tickets by column; what is scheduled stands in Later until it is time to start. */
    board: z.strictObject({ placed: count, cooking: count, ready: count, later: count }),
    /** The order that is most behind its promise; null while none is. */
    late: z.nullable(z.strictObject({ ...someOrder, readyBy: instant })),
    /** The next scheduled orders, soonest first. */
    scheduled: z.array(scheduledOrder),
    /** Orders of the last seven days whose money will never move by itself (trust rule 20). */
    failedPayments: count,
    /** How many things the last check of the books found (R68). */
    booksFaults: count,
    /** Cards declined in the last hour, while so many are that every card is asked for 3-D Secure; else 0 (trust rule 24). */
    testedCards: count,
    /** Orders that were handed over and are still not paid an hour after their promise (R65). */
    unpaidOrders: count,
    /** Disputes that wait for the owner's answer, and the order of the one to answer first; null without any (R66). */
    disputes: z.nullable(
      z.strictObject({
        count,
        orderId,
        /** Without an answer by then the money is lost; null where the bank set no date. */
        respondBy: z.nullable(instant),
      }),
    ),
    firstWeek: firstWeekFacts,
    checklist: savedChecklist,
  })
  .register(named, { id: 'TodayReply' })

export const mailSetUpReply = z
  .strictObject({
    /** Null without one: mails are written to files. Never with the password. */
    server: z.nullable(
      z.strictObject({ host: z.string(), port: count, tls: z.boolean(), hasLogin: z.boolean() }),
    ),
    from: z.string(),
    /** The address that mails link to, where it is set. */
    publicUrl: z.nullable(z.string()),
  })
  .register(named, { id: 'MailSetUpReply' })

export const mailTryOutcomes = [
  'sent',
  /** Written to a file: there is no mail server. */
  'filed',
  /** The mail server will never take this address. */
  'address-refused',
  /** The mail server did not take this mail, for now. */
  'put-off',
  'unreachable',
  'login-refused',
  'certificate',
  'encryption',
  'failed',
] as const
/** Of POST /api/office/mail/try: an address of the owner's own. */
export const mailTryBody = z.strictObject({ to: textByRule(personRules.email) })
export const mailTryReply = z
  .strictObject({
    outcome: z.enum(mailTryOutcomes),
    /** What the mail server answered at which step: "535 at AUTH PLAIN". */
    answer: z.nullable(z.string()),
  })
  .register(named, { id: 'MailTryReply' })

/** Why the last thing that somebody told us in Stripe's name was not believed. */
export const hintTrouble = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('signature') }),
  /** Signed with our key, and too long ago: our own clock is so many minutes ahead. */
  z.strictObject({ kind: z.literal('clock'), minutes: count }),
])

export const paymentsSetUpReply = z
  .strictObject({
    /** PAYMENTS: counter takes no cards. */
    payments: z.enum(['demo', 'counter', 'stripe']),
    /** No money moves. */
    demo: z.boolean(),
    /** DEMO_PAYMENTS is set. */
    demoIsWanted: z.boolean(),
    publicUrl: z.nullable(z.string()),
    /** Null without its keys. Never with a key. */
    stripe: z.nullable(
      z.strictObject({
        /** The keys are of Stripe's test mode: no money moves. */
        isTest: z.boolean(),
        /** Where Stripe tells us what happens there. */
        webhookPath: z.string(),
        /** When Stripe last told us something; null: never. */
        heardAt: z.nullable(instant),
        trouble: z.nullable(hintTrouble),
      }),
    ),
  })
  .register(named, { id: 'PaymentsSetUpReply' })

export const cardTryOutcomes = [
  'let-go',
  'declined',
  'unreadable',
  /** The bank wants the customer to confirm; nobody did, and the try is put away. */
  'asks-bank',
  'silent',
  /** Nobody knows whether the card was held; a hold is let go later. */
  'silent-unreleased',
  /** The card was held, and nobody knows whether the hold was let go; it is tried again. */
  'held',
] as const
/** Of POST /api/office/payments/try. */
export const cardTryBody = z.strictObject({ paymentToken })
export const cardTryReply = z
  .strictObject({ outcome: z.enum(cardTryOutcomes), amount: cents })
  .register(named, { id: 'CardTryReply' })
