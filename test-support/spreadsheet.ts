// Opens a CSV file like a spreadsheet: recognizes numbers, dates and, where there should be none, formulas.
import { read, utils } from '@e965/xlsx'

export interface Spreadsheet {
  /** The first row. */
  readonly columns: readonly string[]
  /** The other rows, as a spreadsheet shows them. */
  readonly rows: readonly (readonly string[])[]
  /** How many cells are numbers, and which cells the spreadsheet would run as formulas. */
  readonly numbers: number
  readonly formulas: readonly string[]
}

export function openInSpreadsheet(csv: Buffer): Spreadsheet {
  const format = { dateNF: 'yyyy-mm-dd' }
  const book = read(csv, { type: 'buffer', ...format })
  const sheet = book.Sheets[book.SheetNames[0] ?? '']
  if (!sheet) throw new Error('the spreadsheet found no sheet')
  const [columns = [], ...rows] = utils.sheet_to_json<string[]>(sheet, { header: 1, raw: false, ...format })
  const cells = Object.entries(sheet).flatMap(([at, cell]: [string, { t?: string; f?: string }]) =>
    at.startsWith('!') ? [] : [cell],
  )
  return {
    columns,
    rows,
    numbers: cells.filter(({ t }) => t === 'n').length,
    formulas: cells.flatMap(({ f }) => (f === undefined ? [] : [f])),
  }
}
