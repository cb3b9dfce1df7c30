// The head of the sales as CSV.
import type { CsvWords } from '#domain/sales-csv.ts'
import { language } from './locale.ts'

export const salesCsvWords = {
  days: [
    'Day',
    'Orders',
    'Burritos',
    'Before tax',
    'Tax',
    'Delivery fees',
    'Revenue',
    'Refunds',
    'Refunded tax',
  ],
  leftOut: 'Left out',
  language,
} satisfies CsvWords
