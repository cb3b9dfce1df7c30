// Finds misspelled settings: a typo in a name would otherwise silently open an empty restaurant.
import { settingNames } from '../config.ts'

type Environment = Readonly<Record<string, string | undefined>>

/** One sentence for each stray setting. Values are not repeated, since one may be a password. */
export function straySettingMessages(env: Environment): string[] {
  const beginnings = settingNames.filter((name) => name.includes('_')).map((name) => name.replace(/_.*/, '_'))
  return Object.keys(env)
    .filter((name) => env[name] && !settingNames.includes(name))
    .flatMap((name) => {
      const meant = settingNames.find((own) => own.length > 4 && isTypoOf(own, name.toUpperCase()))
      if (meant) return [`${name} is not a setting of Burritoful, and was not read. Is ${meant} meant?`]
      if (!beginnings.some((beginning) => name.startsWith(beginning))) return []
      return [`${name} is not a setting of Burritoful, and was not read.`]
    })
}

/** Edit distance: a letter too many, missing, replaced, or two letters swapped; two such typos in a long name. */
function isTypoOf(own: string, name: string): boolean {
  return editDistance(own, name) <= (own.length > 8 ? 2 : 1)
}

function editDistance(one: string, other: string): number {
  const rows: number[][] = [Array.from({ length: other.length + 1 }, (_, at) => at)]
  const cell = (row: number, at: number) => rows[row]?.[at] ?? Infinity
  for (let row = 1; row <= one.length; row += 1) {
    rows.push([row])
    for (let at = 1; at <= other.length; at += 1) {
      const isSame = one[row - 1] === other[at - 1]
      const isSwapped = row > 1 && at > 1 && one[row - 1] === other[at - 2] && one[row - 2] === other[at - 1]
      const slips = Math.min(
        cell(row - 1, at) + 1,
        cell(row, at - 1) + 1,
        cell(row - 1, at - 1) + (isSame ? 0 : 1),
        isSwapped ? cell(row - 2, at - 2) + 1 : Infinity,
      )
      rows[row]?.push(slips)
    }
  }
  return cell(one.length, other.length)
}
