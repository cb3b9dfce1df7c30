// The replies of the shop and the session, and the problem that every refusal is. A schema gives the type.
import * as z from 'zod/mini'
import { countedKinds, faultCodes, namedKinds, overlapped } from '../basics/validation-errors.ts'
import { allergens, dietaryMarks } from '../menu/food-facts.ts'
import { problems, type ProblemCode } from '../basics/problems.ts'
import { menu } from '../menu/menu-schema.ts'
import { hours, opening } from '../restaurant/hours-schema.ts'
import { bill, boardRest, ticket, trackedOrder, orderId } from './order-schema.ts'
import { codeRefused } from './promo-code-schema.ts'
import { shopPaying } from '../restaurant/payment-methods-schema.ts'
import { restaurant } from '../restaurant/restaurant-schema.ts'
import { staffMember } from '../people/staff-schema.ts'
import { cents, count, instant, named } from '../basics/values.ts'
import { busy, timesReply } from '../restaurant/times-schema.ts'
import { shopWays } from '../restaurant/fulfillment-schema.ts'

export const pause = z.strictObject({ until: z.nullable(instant) }).register(named, {
  id: 'Pause',
  description: 'No orders are taken until then; null: until the kitchen says so.',
})

export const menuReply = z
  .strictObject({
    ...menu.shape,
    restaurant,
    hours,
    opening,
    ways: shopWays,
    paying: shopPaying,
    /** Null while orders are taken. */
    pause: z.nullable(pause),
    /** Null while the kitchen keeps up. */
    busy: z.nullable(busy),
    /** Nobody in the kitchen has touched a new order for too long, and no more are taken for now (R48). */
    isUnwatched: z.boolean(),
    /** How often orders were ready on time, where the owner shows it (R49); null otherwise. */
    record: z.nullable(z.strictObject({ keptPercent: count })),
    /** The server's clock, by which a pause is counted down. */
    now: instant,
  })
  .register(named, { id: 'MenuReply' })

export const liveEvents = {
  shop: menuReply,
  /** One of the orders asked for. */
  order: trackedOrder,
  /** The open tickets that were promised first, those handed over in the last ten minutes, and a count of what is open beyond them. */
  board: z.strictObject({ tickets: z.array(ticket), rest: boardRest }).register(named, { id: 'Board' }),
  /**
   * A ticket as it is now; it may just have left the board. While more are open than a board holds, only those that
   * left are told one by one, and the board comes anew, once a second at most.
   */
  ticket,
  /** Every three seconds, with the server's clock. */
  beat: z
    .strictObject({
      now: instant,
      /** For a board alone: the orders whose promise can no longer be kept. An order's id is a secret. */
      lost: z.exactOptional(z.array(orderId)),
    })
    .register(named, { id: 'Beat' }),
}

export const seeManyReply = z
  .strictObject({
    /** Those that nobody had touched before. */
    seen: z.array(orderId),
  })
  .register(named, { id: 'SeeManyReply' })

export const meReply = z
  .extend(staffMember, {
    /** Without a mail server they are written to files, and nobody gets them. */
    mailsAreFiled: z.boolean(),
    /** No money moves: whoever hands out food must know it. */
    demoPayments: z.boolean(),
    /** The same, because the keys are of Stripe's test mode (R66). */
    testPayments: z.boolean(),
    /** Of the running server, for the foot of the office. */
    version: z.string(),
  })
  .register(named, { id: 'MeReply' })
/** Null when nobody is logged in. */
export const sessionReply = z
  .strictObject({ staff: z.nullable(staffMember) })
  .register(named, { id: 'SessionReply' })

export const aliveReply = z.strictObject({ alive: z.literal(true) }).register(named, { id: 'AliveReply' })
export const readyReply = z.strictObject({ ready: z.literal(true) }).register(named, { id: 'ReadyReply' })
export const emptyReply = z.strictObject({}).register(named, { id: 'EmptyReply' })
export const documentReply = z.looseObject({ openapi: z.literal('3.1.1') })

const fault = z
  .strictObject({
    code: z.enum(faultCodes),
    longest: z.exactOptional(z.int()),
    shortest: z.exactOptional(z.int()),
    least: z.exactOptional(z.number()),
    most: z.exactOptional(z.number()),
    of: z.exactOptional(z.enum([...namedKinds, ...countedKinds])),
    with: z.exactOptional(z.enum(overlapped)),
    item: z.exactOptional(z.string()),
    mark: z.exactOptional(z.enum(dietaryMarks)),
    allergen: z.exactOptional(z.enum(allergens)),
    zipcode: z.exactOptional(z.string()),
    zone: z.exactOptional(z.string()),
  })
  .register(named, { id: 'Fault', description: 'What is wrong with a field, for programs.' })

const codes = Object.keys(problems) as ProblemCode[]
export const problemReply = z
  .strictObject({
    status: z.int().check(z.gte(400), z.lte(599)),
    code: z.enum(codes),
    title: z.string(),
    fields: z.exactOptional(z.record(z.string(), z.string())),
    faults: z.exactOptional(z.record(z.string(), fault)),
    bill: z.exactOptional(bill),
    items: z.exactOptional(z.array(z.string())),
    choices: z.exactOptional(z.array(z.string())),
    left: z.exactOptional(count),
    until: z.exactOptional(z.nullable(instant)),
    smallestOrder: z.exactOptional(cents),
    least: z.exactOptional(cents),
    ways: z.exactOptional(shopWays),
    codeRefused: z.exactOptional(codeRefused),
    paying: z.exactOptional(shopPaying),
    challenge: z.exactOptional(z.string()),
    most: z.exactOptional(z.int()),
    phone: z.exactOptional(z.nullable(z.string())),
    times: z.exactOptional(timesReply),
  })
  .register(named, { id: 'Problem', description: 'Why a request was refused (RFC 9457).' })
