// What the server itself writes into a page.
export const busyPageWords = {
  title: 'Back in a moment',
  again: 'This page will try again on its own.',
}
