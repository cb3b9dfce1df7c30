// The statements of an order, which PostgreSQL parses and plans once for each connection instead of for each order.
import { sql } from 'kysely'

const mark = '/* prepared */'

/**
 * Begins a statement that is prepared. Its text must be the same for every order, and it must name its columns: PostgreSQL plans
 * again when a table has changed, but refuses a result that has other columns than before.
 */
export const prepared = sql.raw(mark)

const names = new Map<string, string>()

/** The name to prepare a statement under; undefined for most statements. */
export function preparedName(text: string): string | undefined {
  if (!text.startsWith(mark)) return undefined
  const name = names.get(text) ?? `burritoful_${names.size + 1}`
  names.set(text, name)
  return name
}
