// What was chosen for the burritos that are still to be made, group by group.
import { textIn } from '#domain/local-text.ts'
import type { Menu } from '#domain/menu.ts'
import { language } from '#words/locale.ts'
import { inSentence } from '#words/lists.ts'
import { kitchenWords as words } from '#words/staff/kitchen.ts'

interface ExtrasToMakeProps {
  groups: Menu['groups']
  chosen: ReadonlyMap<string, number>
}

export function ExtrasToMake({ groups, chosen }: ExtrasToMakeProps) {
  const wanted = groups
    .map(({ id, name, choices }) => ({ id, name, choices: choices.filter((one) => chosen.get(one.id)) }))
    .filter(({ choices }) => choices.length > 0)
  return (
    <div className="extras" role="group" aria-label={words.extrasToMake}>
      {wanted.map(({ id, name, choices }) => (
        <p key={id} className="extras__group">
          <span className="extras__name">{words.ofGroup(textIn(name, language))}</span>{' '}
          {choices.map((one) => (
            <span key={one.id}>
              <b className="extras__count">{chosen.get(one.id)}</b>{' '}
              {inSentence(textIn(one.name, language))}{' '}
            </span>
          ))}
        </p>
      ))}
    </div>
  )
}
