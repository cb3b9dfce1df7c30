// The notices that mark a demo.
export const demoMessages = {
  name: 'Demo',
  lead: 'Demo.',
  short: 'Nothing here is real',
  /** Continues `short` on wide screens. */
  rest: ': no card is charged, no burrito is made.',
  title: (title: string) => `Demo: ${title}`,
}
