// Sets a name in the display type, as outlines: the letters of Ranchers are data (art/fonts.mjs writes them), so that no
// machine needs the font, and no text ever reaches a renderer.
import { readFileSync } from 'node:fs'
import path from 'node:path'

interface DisplayLetters {
  readonly unitsPerEm: number
  /** Its width and its outline, from the base line. */
  readonly letters: Readonly<Record<string, readonly [number, string]>>
  /** By two letters: how much closer or farther the second stands. */
  readonly kerning: Readonly<Record<string, number>>
}

/** The space of Ranchers is narrow: the same as --word-gap of web/ui/tokens.css, in em. */
const wordGap = 0.1
/** The height of capitals, and how far a g reaches below the base line, in em. */
const [capHeight, descent] = [0.84, 0.17]
/** From one base line to the next, in em, and above the first capitals: a letter with an accent is higher than others. */
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
  /** An outline for each letter, and where it stands, in units of the font. */
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
  /** Of the letters, in pixels. */
  readonly size: number
  readonly width: number
  readonly height: number
  /** As SVG, from the upper left corner. */
  readonly paths: string
}

/** As large as the room allows: on one line, or on more, broken between words. */
export function typesetName(name: string, box: Box): TypesetName {
  const { lineHeight, above } = /[^ -~‘’“”–—…]/u.test(name) ? accented : plain
  const words = name.split(/\s+/).filter(Boolean)
  const layouts = Array.from({ length: Math.min(box.maxLines, words.length) }, (_, at) => {
    const lines = balancedLines(words, at + 1).map(typesetLine)
    const widest = Math.max(...lines.map(({ width }) => width))
    const tall = above + capHeight + (lines.length - 1) * lineHeight + descent
    return { lines, widest, tall, size: Math.min(box.largest, box.width / widest, box.height / tall) }
  })
  // Fewer lines where they are as large.
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

/** Of all the ways to break the words into so many lines, the one whose longest line is shortest. */
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
