// The words that the server itself writes into a page.
import { listNames } from './lists.ts'

/** Search engines show this below the page's title. */
export function pageDescription(lead: string, items: readonly string[]): string {
  return `${lead} ${listNames(items)}. Order online.`
}

/** The alt text of the picture in a link preview. */
export const previewAlt = 'Burritos on a yellow poster field, under a string of cut-paper flags.'

export function namedPreviewAlt(name: string): string {
  return `${name}: burritos on a yellow poster field, under a string of cut-paper flags.`
}

export const busyPageMessages = {
  title: 'Back in a moment',
  again: 'This page will try again on its own.',
}
