// What the demo says of itself.
export const demoMessages = {
  name: 'Demo',
  lead: 'Demo.',
  short: 'Nothing here is real',
  /** Ends the sentence where there is room for it. */
  rest: ': no card is charged, no burrito is made.',
  title: (title: string) => `Demo: ${title}`,
}
