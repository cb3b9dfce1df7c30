// The menu that the first migration puts into the tables, as it was when that was released. The page has its own.

export const menuThen = [
  {
    id: 'beef',
    name: 'Beef',
    shortName: 'Beef',
    description: 'Skirt steak off the hot iron, black beans, rice, tomato.',
    price: 1050,
  },
  {
    id: 'chix',
    name: 'Chicken',
    shortName: 'Chix',
    description: 'Adobo chicken, red rice, sweet corn, avocado.',
    price: 1000,
  },
  {
    id: 'bean',
    name: 'Bean',
    shortName: 'Bean',
    description: 'Black and pinto beans, rice, corn, cheese, avocado. No meat.',
    price: 950,
  },
  {
    id: 'pork',
    name: 'Pork',
    shortName: 'Pork',
    description: 'Slow pork in red chile, pineapple, onion, cilantro.',
    price: 1100,
  },
] as const
