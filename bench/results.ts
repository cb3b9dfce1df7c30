// The table of the bench, for the terminal and for bench/results.md.
import type { Engine } from '../test-support/databases.ts'
import { meetsGoal, type Figure, type Goal, type Row } from './row.ts'

export interface Result {
  readonly row: Row
  readonly engine: Engine
  readonly figure: Figure
}

const columns = ['what', 'engine', 'ours', 'floor', 'ratio', 'goal', 'result', 'remarks']

export function tableOf(results: readonly Result[]): string {
  const lines = [columns, columns.map(() => '---'), ...results.map(cellsOf)]
  return lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}

/** A missed goal without an explanation is a bug of the bench itself. */
export function resultsPage(results: readonly Result[], machine: string, now: Date, minutes: number): string {
  return `# What the bench found

Written by \`npm run bench\` on ${now.toISOString().slice(0, 10)}, in ${minutes.toFixed(1)} minutes. [README.md](README.md) says how
to read it. The machine: ${machine}.

${tableOf(results)}
`
}

function cellsOf({ row, engine, figure }: Result): string[] {
  const { what, ours, floor, ratio, unit, goal, note, limit } = figure
  const met = meetsGoal(figure)
  return [
    what,
    engine,
    Number.isNaN(ours) ? 'not run' : `${formatNumber(ours)} ${unit}`,
    floor === undefined ? '' : `${formatNumber(floor)} (${row.floor})`,
    ratio === undefined ? '' : ratio.toFixed(2),
    goal ? formatGoal(goal, unit) : '',
    goal ? (met ? 'met' : 'missed') : '',
    [note, met ? undefined : limit].filter((words) => words !== undefined).join('; '),
  ]
}

function formatGoal({ of, atLeast, atMost }: Goal, unit: string): string {
  const bound = atLeast === undefined ? `≤ ${atMost}` : `≥ ${atLeast}`
  return of === 'ratio' ? `${bound} ×` : `${bound} ${unit}`
}

function formatNumber(value: number): string {
  if (value >= 100) return Math.round(value).toLocaleString('en')
  return value >= 10 ? value.toFixed(1) : value.toFixed(2)
}
