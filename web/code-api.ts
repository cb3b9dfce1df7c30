// The call with which the cart asks about a code. In a file of its own: most customers have none.
import { type CodeCheckBody, orderPaths } from '#domain/orders/order-api.ts'
import type { CodeTerms } from '#domain/orders/discount.ts'
import { post } from './api.ts'

export function checkCode(body: CodeCheckBody): Promise<CodeTerms> {
  return post<CodeTerms>(orderPaths.checkCode, body)
}
