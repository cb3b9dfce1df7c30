// What refusals say and tell of the menu, loaded after the form stands: most orders are never refused. Without it the server's
// own words are shown, and the menu is fetched anyway.
import type { MenuReply } from '#domain/api.ts'
import type { Refusal } from '../../api.ts'
import { refused, type Message } from './messages.ts'

let part: typeof import('./refusals.ts') | undefined

export async function loadRefusalWords(): Promise<void> {
  part ??= await import('./refusals.ts').catch(() => undefined)
}

/** A part that does not come holds no answer back. */
export async function learnFrom(refusal: Refusal): Promise<void> {
  await Promise.race([loadRefusalWords(), new Promise((resolve) => setTimeout(resolve, 2_000))])
  part?.learnFrom(refusal)
}

export function sayRefusal(refusal: Refusal): string {
  return part?.refusalWords(refusal) ?? refusal.title
}

/** Undefined where a notice about the menu already says the same. */
export function sayAnswer(refusal: Refusal, menu: MenuReply | undefined): Message | undefined {
  return part ? part.messageFor(refusal, menu) : refused(refusal.title)
}
