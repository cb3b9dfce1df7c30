// The column headers of the sales CSV.
import type { ChoicesCsvLabels, SalesCsvLabels } from '#domain/books/sales-csv.ts'
import { language } from '../basics/locale.ts'

export const salesCsvLabels = {
  days: [
    'Day',
    'Orders',
    'Items',
    'Sales',
    'Discounts',
    'Refunds',
    'Disputes',
    'Net sales',
    'Tax',
    'Delivery fees',
    'Tips',
    'Tips on delivery',
    'Tips on pickup',
    'Total',
    'Canceled',
  ],
  language,
} satisfies SalesCsvLabels

export const choicesCsvLabels = {
  columns: ['Day', 'Group', 'Choice', 'Id', 'Count', 'Added before discounts and tax'],
  language,
} satisfies ChoicesCsvLabels
