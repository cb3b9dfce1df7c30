// Says a number of burritos as a person at the counter would: "2 chicken burritos".

/** The starting menu's names in plain speech ("Chix" is short for the till). The owner's own names are said as written. */
const spoken: ReadonlyMap<string, string> = new Map([
  ['Beef', 'beef'],
  ['Chix', 'chicken'],
  ['Bean', 'bean'],
  ['Pork', 'pork'],
])

export function burritosInWords(quantity: number, name: string): string {
  return `${quantity.toLocaleString('en-US')} ${spoken.get(name) ?? name} ${quantity === 1 ? 'burrito' : 'burritos'}`
}
