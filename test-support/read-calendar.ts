// Reads a calendar file as RFC 5545 says, without the code that writes one. It refuses what a strict program would refuse.

const names = {
  VERSION: 'version',
  METHOD: 'method',
  UID: 'uid',
  DTSTAMP: 'stamp',
  SEQUENCE: 'sequence',
  DTSTART: 'start',
  DTEND: 'end',
  SUMMARY: 'summary',
  LOCATION: 'location',
  DESCRIPTION: 'description',
  URL: 'url',
  STATUS: 'status',
} as const

type Name = (typeof names)[keyof typeof names]
type ReadCalendar = Readonly<Partial<Record<Exclude<Name, 'sequence'>, string>>> & {
  readonly sequence: number
}

const texts: readonly string[] = ['SUMMARY', 'LOCATION', 'DESCRIPTION']

export function readCalendar(file: string): ReadCalendar {
  if (/[^\r]\n|\r[^\n]/.test(file)) throw new Error('a line that does not end in CR LF')
  const lines = file
    .replaceAll(/\r\n[ \t]/g, '')
    .split('\r\n')
    .slice(0, -1)
  const frame = ['BEGIN:VCALENDAR', 'BEGIN:VEVENT', 'END:VEVENT', 'END:VCALENDAR']
  const framing = lines.filter((line) => /^(?:BEGIN|END):/.test(line))
  if (framing.join() !== frame.join() || lines[0] !== frame[0] || lines.at(-1) !== frame.at(-1))
    throw new Error(`not one event in one calendar: ${framing.join()}`)
  const read: Record<string, string> = {}
  for (const line of lines) {
    const [, name = '', value = ''] = /^([A-Z-]+)(?:;[^:]*)?:(.*)$/s.exec(line) ?? []
    if (name === '') throw new Error(`no line of a calendar: ${line}`)
    const known = Object.entries(names).find(([one]) => one === name)?.[1]
    if (!known) continue
    if (known in read) throw new Error(`${name} twice`)
    read[known] = texts.includes(name) ? unescaped(value) : value
  }
  return { ...read, sequence: Number(read['sequence']) }
}

function unescaped(value: string): string {
  if (/(?<!\\)(?:\\\\)*[,;]/.test(value)) throw new Error(`a bare comma or semicolon: ${value}`)
  return value.replaceAll(/\\(.)/g, (_, sign: string) => {
    if (!String.raw`\,;nN`.includes(sign)) throw new Error(`an unknown escape: \\${sign}`)
    return sign.toLowerCase() === 'n' ? '\n' : sign
  })
}
