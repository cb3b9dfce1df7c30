// The sentences about refusals, loaded when an order is sent: most orders are never refused. Without them the server's own
// words are shown, which are the same sentences.
import type { Refusal } from '../../api.ts'
import type { refusalWords } from '../../refusal-words.ts'

let say: typeof refusalWords | undefined

export async function loadRefusalWords(): Promise<void> {
  const part = await import('../../refusal-words.ts').catch(() => undefined)
  say = part?.refusalWords
}

export function sayRefusal(refusal: Refusal): string {
  return say?.(refusal) ?? refusal.title
}
