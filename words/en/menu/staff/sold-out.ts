// The words of what takes a burrito or a choice off the menu.
export const soldOutWords = {
  switch: (name: string) => `${name} sold out`,
  howLong: (name: string) => `${name} is sold out for how long`,
  forToday: 'Today',
  untilNotice: 'Until further notice',
}
