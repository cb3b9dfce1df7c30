// The words of the receipt.
export const receiptWords = {
  print: 'Print receipt',
  logo: 'Burritoful',
  motto: 'Rolled by hand since 1995.',
  title: 'Receipt',
  order: (number: number) => `Order ${number}`,
  date: 'Date',
  name: 'Name',
  burrito: 'Burrito',
  each: 'Each',
  count: 'Count',
  price: 'Price',
  // The only gateway so far is the demo one.
  paid: 'By card, in demo mode: nothing was charged.',
  wish: 'Have a Burritoful Day!',
}
