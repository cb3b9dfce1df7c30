// What the two engines call the same thing. Released with the migrations that use it, and like them never edited.

export interface ColumnTypes {
  readonly instant: 'text' | 'timestamptz'
  readonly json: 'text' | 'jsonb'
  /** Text that sorts by its bytes, so that a range finds what starts alike. */
  readonly sortedText: 'text' | 'text collate "C"'
  /** The function that makes an object of names and values. */
  readonly jsonObject: 'json_object' | 'jsonb_build_object'
  /** A primary key that counts up by itself. */
  readonly counter: string
}

export const columnTypes: Readonly<Record<'sqlite' | 'postgres', ColumnTypes>> = {
  sqlite: {
    instant: 'text',
    json: 'text',
    sortedText: 'text',
    jsonObject: 'json_object',
    counter: 'integer primary key',
  },
  postgres: {
    instant: 'timestamptz',
    json: 'jsonb',
    sortedText: 'text collate "C"',
    jsonObject: 'jsonb_build_object',
    counter: 'bigint generated always as identity primary key',
  },
}
