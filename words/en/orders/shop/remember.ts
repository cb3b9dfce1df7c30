// The words about a device that remembers its customer for the next order.
export const rememberMessages = {
  title: 'Remember me on this device',
  about: 'Your name, email, phone and address, ready for next time. Never your card.',
  orderingAs: (name: string) => `Ordering as ${name}.`,
  /** Somebody else's name is in the form. */
  remembers: (name: string) => `This device remembers ${name}.`,
  forget: (firstName: string) => `Not you? Forget ${firstName}`,
  forgotten: 'Forgotten. The form is empty again.',
}
