// The floor of orders on SQLite: one process, no network, a loop that stores the same row, so many to a COMMIT.
// The table is our own, with all of its indexes; file, WAL, FULL and savepoints as in server/db.
import SqliteConnection from 'better-sqlite3'
import { placedRow } from './placed-row.ts'

const [, , file = '', together = '16', ms = '2000'] = process.argv
const db = new SqliteConnection(file)
db.pragma('journal_mode = WAL')
db.pragma('synchronous = FULL')
db.pragma('secure_delete = ON')
db.pragma('foreign_keys = ON')

const { columns, next } = placedRow()
const insert = db.prepare(
  `insert into orders (${columns.join(', ')}) values (${columns.map(() => '?').join(', ')})
   on conflict (idempotency_key) do nothing returning *`,
)
const [begin, savepoint, release, commit] = ['begin immediate', 'savepoint one', 'release one', 'commit'].map(
  (statement) => db.prepare(statement),
)

let stored = 0
const began = performance.now()
while (performance.now() - began < Number(ms)) {
  begin?.run()
  for (let one = 0; one < Number(together); one += 1) {
    savepoint?.run()
    insert.get(next())
    release?.run()
    stored += 1
  }
  commit?.run()
}
console.log(stored / ((performance.now() - began) / 1000))
db.close()
