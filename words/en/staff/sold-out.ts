// The words of the switch that takes a burrito off the menu.
export const soldOutWords = {
  soldOut: 'Sold out',
  switch: (name: string) => `${name} sold out`,
  onTheMenu: 'On the menu',
  offTheMenu: 'Off the menu',
  howLong: (name: string) => `${name} is sold out for how long`,
  forToday: 'Today',
  untilNotice: 'Until further notice',
}
