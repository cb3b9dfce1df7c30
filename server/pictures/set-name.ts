// Typesets a name in the display font Ranchers as SVG outlines. The outlines are data (written by art/fonts.mjs), so that no
// machine needs the font, and no text ever reaches an SVG renderer.
import { readFileSync } from 'node:fs'
import path from 'node:path'

interface DisplayLetters {
  readonly unitsPerEm: number
  /** The width and the outline of each letter, with the origin on the baseline. */
  readonly letters: Readonly<Record<string, readonly [number, string]>>
  /** The kerning of each pair of letters. */
  readonly kerning: Readonly<Record<string, number>>
}

/** Extra width of a space in em, as --word-gap in web/ui/tokens.css, since the space of Ranchers is narrow. */
const wordGap = 0.1
/** The height of capitals and the depth of a g below the baseline, in em. */
const [capHeight, descent] = [0.84, 0.17]
/** The line height and the space above the first line, in em. Accented letters are taller than others. */
const plain = { lineHeight: 0.9, above: 0 }
const accented = { lineHeight: 1.1, above: 0.2 }

let loaded: DisplayLetters | undefined
function displayLetters(): DisplayLetters {
  loaded ??= JSON.parse(
    readFileSync(path.join(import.meta.dirname, 'display-letters.json'), 'utf8'),
  ) as DisplayLetters
  return loaded
}

export function canTypeset(name: string): boolean {
  const { letters } = displayLetters()
  return Array.from(name).every((letter) => Object.hasOwn(letters, letter))
}

interface TypesetLine {
  /** In em. */
  readonly width: number
  /** The horizontal position, in font units, and the outline of each letter. */
  readonly outlines: readonly (readonly [number, string])[]
}

function typesetLine(line: string): TypesetLine {
  const { unitsPerEm, letters, kerning } = displayLetters()
  const outlines: [number, string][] = []
  let x = 0
  let previous = ''
  for (const letter of line) {
    const [width, outline] = letters[letter] ?? [0, '']
    x += kerning[previous + letter] ?? 0
    if (outline) outlines.push([x, outline])
    x += width + (letter === ' ' ? wordGap * unitsPerEm : 0)
    previous = letter
  }
  return { width: x / unitsPerEm, outlines }
}

interface Box {
  readonly width: number
  readonly height: number
  readonly largest: number
  readonly maxLines: number
}

interface TypesetName {
  /** The font size in pixels. */
  readonly size: number
  readonly width: number
  readonly height: number
  /** SVG paths, relative to the upper left corner. */
  readonly paths: string
}

/** Typesets a name as large as the box allows, on one or more lines, broken between words. */
export function typesetName(name: string, box: Box): TypesetName {
  const { lineHeight, above } = /[^ -~‘’“”–—…]/u.test(name) ? accented : plain
  const words = name.split(/\s+/).filter(Boolean)
  const layouts = Array.from({ length: Math.min(box.maxLines, words.length) }, (_, at) => {
    const lines = balancedLines(words, at + 1).map(typesetLine)
    const widest = Math.max(...lines.map(({ width }) => width))
    const tall = above + capHeight + (lines.length - 1) * lineHeight + descent
    return { lines, widest, tall, size: Math.min(box.largest, box.width / widest, box.height / tall) }
  })
  // Of two equally large layouts, the one with fewer lines wins.
  const [first, ...others] = layouts
  if (!first) throw new Error('a name without a letter')
  const { lines, size, widest, tall } = others.reduce(
    (best, layout) => (layout.size > best.size ? layout : best),
    first,
  )
  const scale = size / displayLetters().unitsPerEm
  const paths = lines.flatMap(({ outlines }, at) => {
    const y = (above + capHeight + at * lineHeight) * size
    return outlines.map(
      ([x, outline]) =>
        `<path transform="translate(${(x * scale).toFixed(2)} ${y.toFixed(2)}) scale(${scale.toFixed(5)})" d="${outline}"/>`,
    )
  })
  return { size, width: widest * size, height: tall * size, paths: paths.join('') }
}

/** Breaks the words into `count` lines so that the longest line is as short as possible. */
function balancedLines(words: readonly string[], count: number): string[] {
  if (count === 1) return [words.join(' ')]
  let best: string[] = []
  let shortest = Infinity
  for (let end = 1; end <= words.length - count + 1; end += 1) {
    const lines = [words.slice(0, end).join(' '), ...balancedLines(words.slice(end), count - 1)]
    const longest = Math.max(...lines.map((line) => typesetLine(line).width))
    if (longest < shortest) [best, shortest] = [lines, longest]
  }
  return best
}
