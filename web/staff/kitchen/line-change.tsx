// One thing that is different about a burrito: ADD guacamole, NO onion, HOT; on screen and on paper.
import { textInLanguage } from '#domain/basics/local-text.ts'
import type { LineChange } from '#domain/menu/configured-item.ts'
import { language } from '#words/basics/locale.ts'
import { ticketChangeMessages as words } from '#words/kitchen/staff/kitchen.ts'

interface LineChangeTextProps {
  change: LineChange
  className: string
}

export function LineChangeText({ change: { kind, name, count }, className }: LineChangeTextProps) {
  const text = textInLanguage(name, language)
  return (
    <span className={className}>
      {kind === 'word' ? (
        <b>{words.word(text, count)}</b>
      ) : (
        <>
          <b>{words[kind]}</b> {words.what(text, count)}
        </>
      )}
    </span>
  )
}

/** A word that costs more is a size, LARGE: no warning like HOT, but part of the name. */
export function lookOf({ kind, price }: LineChange): LineChange['kind'] | 'size' {
  return kind === 'word' && price > 0 ? 'size' : kind
}
