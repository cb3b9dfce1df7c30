// Finds misspelled settings: with a typo in DATABASE_URL, the server would silently open an empty restaurant.
import { settingNames } from '../config.ts'

type Environment = Readonly<Record<string, string | undefined>>

/** Returns a message for each stray setting, without its value, which may be a password. */
export function straySettingMessages(env: Environment): string[] {
  const prefixes = settingNames.filter((name) => name.includes('_')).map((name) => name.replace(/_.*/, '_'))
  return Object.keys(env)
    .filter((name) => env[name] && !settingNames.includes(name))
    .flatMap((name) => {
      const suggestion = settingNames.find((known) => known.length > 4 && isTypoOf(known, name.toUpperCase()))
      if (suggestion)
        return [`${name} is not a setting of Burritoful, and was not read. Is ${suggestion} meant?`]
      if (!prefixes.some((prefix) => name.startsWith(prefix))) return []
      return [`${name} is not a setting of Burritoful, and was not read.`]
    })
}

/** Allows one typo, and two in a long name. A typo is an added, missing, replaced or swapped letter. */
function isTypoOf(known: string, name: string): boolean {
  return editDistance(known, name) <= (known.length > 8 ? 2 : 1)
}

function editDistance(left: string, right: string): number {
  const rows: number[][] = [Array.from({ length: right.length + 1 }, (_, at) => at)]
  const cell = (row: number, at: number) => rows[row]?.[at] ?? Infinity
  for (let row = 1; row <= left.length; row += 1) {
    rows.push([row])
    for (let at = 1; at <= right.length; at += 1) {
      const isSame = left[row - 1] === right[at - 1]
      const isSwapped =
        row > 1 && at > 1 && left[row - 1] === right[at - 2] && left[row - 2] === right[at - 1]
      const distance = Math.min(
        cell(row - 1, at) + 1,
        cell(row, at - 1) + 1,
        cell(row - 1, at - 1) + (isSame ? 0 : 1),
        isSwapped ? cell(row - 2, at - 2) + 1 : Infinity,
      )
      rows[row]?.push(distance)
    }
  }
  return cell(left.length, right.length)
}
