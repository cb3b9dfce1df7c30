// The messages about refusals, loaded after the form stands: most orders are never refused. Without them the server's own
// words are shown.
import type { MenuReply } from '#domain/api.ts'
import type { Refusal } from '../../api.ts'
import { refused, type Message } from './messages.ts'

let part: typeof import('./refusal-messages.ts') | undefined

export async function loadRefusalWords(): Promise<void> {
  part ??= await import('./refusal-messages.ts').catch(() => undefined)
}

export function sayRefusal(refusal: Refusal): string {
  return part?.refusalWords(refusal) ?? refusal.title
}

/** Undefined where a notice about the menu already says the same. */
export function sayAnswer(refusal: Refusal, menu: MenuReply | undefined): Message | undefined {
  return part ? part.messageFor(refusal, menu) : refused(refusal.title)
}
