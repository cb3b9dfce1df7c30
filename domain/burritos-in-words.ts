// What was ordered, as a person at the counter would say it.

/** The names the restaurant opened with, of which one is short for the till; the owner's own are said as written. */
const spoken: ReadonlyMap<string, string> = new Map([
  ['Beef', 'beef'],
  ['Chix', 'chicken'],
  ['Bean', 'bean'],
  ['Pork', 'pork'],
])

/** 1 beef burrito, 2 chicken burritos. */
export function burritosInWords(quantity: number, name: string): string {
  return `${quantity.toLocaleString('en-US')} ${spoken.get(name) ?? name} ${quantity === 1 ? 'burrito' : 'burritos'}`
}
