// The names of the buttons beside a count.
export const stepperWords = {
  addOne: (name: string) => `Add one ${name}`,
  removeOne: (name: string) => `Remove one ${name}`,
}
