// The problem reply of every refusal (RFC 9457), with the details of all problems. In this room because a problem may carry a
// bill. A schema gives the type.
import * as z from 'zod/mini'
import {
  countedKinds,
  validationErrorCodes,
  keyPermissions,
  namedKinds,
  overlapTargets,
} from '../basics/validation-errors.ts'
import { allergens, dietaryMarks } from '../menu/food-facts.ts'
import { problems, type ProblemCode } from '../basics/problems.ts'
import { bill } from './order-schema.ts'
import { promoCodeRejection } from './promo-code-schema.ts'
import { shopPaymentMethods } from '../restaurant/payment-methods-schema.ts'
import { cents, count, instant, named, type Wire } from '../basics/values.ts'
import { timesReply } from '../restaurant/wait-times-schema.ts'
import { shopFulfillment } from '../restaurant/fulfillment-schema.ts'

const validationError = z
  .strictObject({
    code: z.enum(validationErrorCodes),
    longest: z.exactOptional(z.int()),
    shortest: z.exactOptional(z.int()),
    least: z.exactOptional(z.number()),
    most: z.exactOptional(z.number()),
    of: z.exactOptional(z.enum([...namedKinds, ...countedKinds])),
    with: z.exactOptional(z.enum(overlapTargets)),
    permission: z.exactOptional(z.enum(keyPermissions)),
    item: z.exactOptional(z.string()),
    mark: z.exactOptional(z.enum(dietaryMarks)),
    allergen: z.exactOptional(z.enum(allergens)),
    zipcode: z.exactOptional(z.string()),
    zone: z.exactOptional(z.string()),
  })
  .register(named, { id: 'ValidationError', description: 'What is wrong with a field, for programs.' })

const codes = Object.keys(problems) as ProblemCode[]
export const problemReply = z
  .strictObject({
    status: z.int().check(z.gte(400), z.lte(599)),
    code: z.enum(codes),
    title: z.string(),
    fields: z.exactOptional(z.record(z.string(), z.string())),
    errors: z.exactOptional(z.record(z.string(), validationError)),
    bill: z.exactOptional(bill),
    items: z.exactOptional(z.array(z.string())),
    choices: z.exactOptional(z.array(z.string())),
    remaining: z.exactOptional(count),
    until: z.exactOptional(z.nullable(instant)),
    minimumOrder: z.exactOptional(cents),
    least: z.exactOptional(cents),
    fulfillmentSettings: z.exactOptional(shopFulfillment),
    promoCodeRejection: z.exactOptional(promoCodeRejection),
    paymentMethods: z.exactOptional(shopPaymentMethods),
    challenge: z.exactOptional(z.string()),
    most: z.exactOptional(z.int()),
    phone: z.exactOptional(z.nullable(z.string())),
    times: z.exactOptional(timesReply),
  })
  .register(named, { id: 'Problem', description: 'Why a request was refused (RFC 9457).' })

/** The body of every refusal, as application/problem+json. */
export type ProblemReply = Wire<typeof problemReply>
