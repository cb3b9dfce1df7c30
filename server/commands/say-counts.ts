// How many rows each table has, for the person at the terminal.
import type { Counts } from '../db/catalogue.ts'

export function sayCounts(counts: Counts): string {
  return [...counts].map(([table, rows]) => `${table} ${rows}`).join(', ')
}
