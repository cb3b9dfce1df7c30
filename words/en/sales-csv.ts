// The heads of the sales as CSV.
import type { ChoicesCsvWords, CsvWords } from '#domain/sales-csv.ts'
import { language } from './locale.ts'

export const salesCsvWords = {
  days: [
    'Day',
    'Orders',
    'Items',
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

export const choicesCsvWords = {
  columns: ['Day', 'Group', 'Choice', 'Id', 'Count', 'Added before tax'],
  language,
} satisfies ChoicesCsvWords
