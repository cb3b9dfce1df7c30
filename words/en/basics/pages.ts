// What the server itself writes into a page.
import { listNames } from './lists.ts'

/** What search engines show below the page's title. */
export function pageDescription(lead: string, items: readonly string[]): string {
  return `${lead} ${listNames(items)}. Order online.`
}

/** The picture of a link preview, in words. */
export const previewAlt = 'Burritos on a yellow poster field, under a string of cut-paper flags.'

export function namedPreviewAlt(name: string): string {
  return `${name}: burritos on a yellow poster field, under a string of cut-paper flags.`
}

export const busyPageMessages = {
  title: 'Back in a moment',
  again: 'This page will try again on its own.',
}
