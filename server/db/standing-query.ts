// Queries that every order asks: Kysely puts the text together once, and later calls only fill in the values. SQLite
// keeps the statement prepared (kept-statements.ts), PostgreSQL its plan under a name (open-postgres.ts).
import type { CompiledQuery, DialectAdapter, Kysely } from 'kysely'
import type { Tables } from './schema.ts'

/** Stands in the query for what each call brings along. */
class Blank {
  readonly name: string
  constructor(name: string) {
    this.name = name
  }
}

/** A query of Kysely, or SQL of our own; only the latter needs to be told for whom. */
interface Buildable<Row> {
  compile(db: Kysely<Tables>): CompiledQuery<Row>
}

/** `build` is called once for each database, with blanks for values: it must not look at them, only place them. */
export function standingQuery<Values extends object, Row>(
  build: (db: Kysely<Tables>, values: Values) => Buildable<Row>,
): (db: Kysely<Tables>, values: Values) => Promise<Row[]> {
  const kept = new WeakMap<DialectAdapter, CompiledQuery<Row>>()

  function compile(db: Kysely<Tables>, values: Values): CompiledQuery<Row> {
    const blanks = Object.fromEntries(Object.keys(values).map((name) => [name, new Blank(name)]))
    const query = build(db, blanks as Values).compile(db)
    if (!names.has(query.sql)) names.set(query.sql, `standing_${names.size + 1}`)
    kept.set(db.getExecutor().adapter, query)
    return query
  }

  return async (db, values) => {
    const query = kept.get(db.getExecutor().adapter) ?? compile(db, values)
    const filled = query.parameters.map((one) =>
      one instanceof Blank ? values[one.name as keyof Values] : one,
    )
    return (await db.executeQuery<Row>({ ...query, parameters: filled })).rows
  }
}

const names = new Map<string, string>()

/** The name of a query that comes again and again; undefined for all others, whose plans are not worth keeping. */
export function nameOfStanding(text: string): string | undefined {
  return names.get(text)
}
