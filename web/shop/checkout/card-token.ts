// The browser half of the card gateway: turns the card into a token, so that number and CVV never reach our server.
// Asynchronous, as the script of a real gateway would be.
import { demoToken } from '#domain/demo-card.ts'
import type { CardDraft } from './form-draft.ts'

export async function cardToken(card: CardDraft): Promise<string> {
  return demoToken(card.cardNumber)
}
