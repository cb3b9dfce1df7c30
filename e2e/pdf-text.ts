// Reads the text of a PDF that Chromium has printed, by translating its glyphs with the table of each font.
import { inflateSync } from 'node:zlib'

/** Without spaces, which a printed page has only as gaps; in the order in which the page is drawn. */
export function textOfPdf(pdf: Buffer): string {
  const objects = objectsOf(pdf)
  const fonts = fontsOf(objects)
  return [...objects.values()]
    .flatMap(({ stream }) => (stream?.includes(' Tf') ? shownIn(stream, fonts) : []))
    .join('')
    .replace(/\s/g, '')
}

interface PdfObject {
  readonly head: string
  /** Uncompressed. */
  readonly stream: string | undefined
}

function objectsOf(pdf: Buffer): ReadonlyMap<string, PdfObject> {
  const text = pdf.toString('latin1')
  const objects = new Map<string, PdfObject>()
  for (const { 1: number = '', 2: body = '' } of text.matchAll(/(?:^|\n)(\d+) 0 obj\s([\s\S]*?)\sendobj/g)) {
    const [head = '', rest] = body.split(/stream\r?\n/, 2)
    const start = body.indexOf('stream\n') + 'stream\n'.length
    const length = Number(/\/Length (\d+)/.exec(head)?.[1] ?? 0)
    const bytes = Buffer.from(body.slice(start, start + length), 'latin1')
    const stream = rest === undefined ? undefined : readStream(head, bytes)
    objects.set(number, { head, stream })
  }
  return objects
}

function readStream(head: string, bytes: Buffer): string | undefined {
  if (!head.includes('/FlateDecode')) return bytes.toString('latin1')
  try {
    return inflateSync(bytes).toString('latin1')
  } catch {
    // A picture or a font may hold the word that ends an object.
    return undefined
  }
}

type Glyphs = ReadonlyMap<number, string>

interface Font {
  readonly glyphs: Glyphs
  /** How many hexadecimal digits a glyph has: a variable font is drawn glyph by glyph, with codes of one byte. */
  readonly digits: 2 | 4
}

/** By the name that pages call the font. */
function fontsOf(objects: ReadonlyMap<string, PdfObject>): ReadonlyMap<string, Font> {
  const fonts = new Map<string, Font>()
  for (const { head } of objects.values()) {
    for (const { 1: list = '' } of head.matchAll(/\/Font\s*<<([^>]*)>>/g)) {
      for (const { 1: name = '', 2: number = '' } of list.matchAll(/\/(\S+)\s+(\d+) 0 R/g)) {
        const described = objects.get(number)?.head ?? ''
        const table = /\/ToUnicode\s+(\d+) 0 R/.exec(described)?.[1] ?? ''
        const digits = described.includes('/Type0') ? 4 : 2
        fonts.set(name, { glyphs: glyphsOf(objects.get(table)?.stream ?? ''), digits })
      }
    }
  }
  return fonts
}

function glyphsOf(table: string): Glyphs {
  const glyphs = new Map<number, string>()
  for (const { 1: block = '' } of table.matchAll(/beginbfchar([\s\S]*?)endbfchar/g))
    for (const { 1: code = '', 2: text = '' } of block.matchAll(/<(\w+)>\s*<(\w+)>/g))
      glyphs.set(Number.parseInt(code, 16), fromHex(text))
  for (const { 1: block = '' } of table.matchAll(/beginbfrange([\s\S]*?)endbfrange/g))
    for (const { 1: from = '', 2: to = '', 3: text = '' } of block.matchAll(/<(\w+)>\s*<(\w+)>\s*<(\w+)>/g)) {
      const first = Number.parseInt(from, 16)
      for (let code = first; code <= Number.parseInt(to, 16); code += 1)
        glyphs.set(code, String.fromCodePoint((fromHex(text).codePointAt(0) ?? 0) + code - first))
    }
  return glyphs
}

function fromHex(hex: string): string {
  return String.fromCharCode(...(hex.match(/.{4}/g) ?? []).map((unit) => Number.parseInt(unit, 16)))
}

/** A font, glyphs, or letters that were drawn as one and are spelled out beside it. */
const shownPart =
  /\/ActualText\s*<([0-9A-Fa-f]+)>(?<drawn>[\s\S]*?)EMC|\/(?<font>\S+) [\d.]+ Tf|<(?<codes>[0-9A-Fa-f]+)>/g

/** What a page shows, in the order of its drawing. */
function shownIn(stream: string, fonts: ReadonlyMap<string, Font>): string[] {
  let used: Font | undefined
  return [...stream.matchAll(shownPart)].map(({ 1: spelled, groups = {} }) => {
    const { drawn, font = /\/(\S+) [\d.]+ Tf/.exec(drawn ?? '')?.[1], codes = '' } = groups
    if (font !== undefined) used = fonts.get(font)
    if (spelled !== undefined) return fromHex(spelled.replace(/^feff/i, ''))
    const { glyphs, digits } = used ?? { glyphs: undefined, digits: 4 }
    const single = codes.match(new RegExp(`.{${digits}}`, 'g')) ?? []
    return single.map((code) => glyphs?.get(Number.parseInt(code, 16)) ?? '').join('')
  })
}
