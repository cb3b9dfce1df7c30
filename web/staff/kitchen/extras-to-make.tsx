// What was chosen for the burritos that are still to be made, group by group.
import { textInLanguage } from '#domain/basics/local-text.ts'
import { language } from '#words/basics/locale.ts'
import { inSentence } from '#words/basics/lists.ts'
import { kitchenMessages as words } from '#words/kitchen/staff/kitchen.ts'
import type { listExtras } from './all-day.ts'
import allDayStripStyles from './all-day-strip.module.css'

export function ExtrasToMake({ extras }: { extras: ReturnType<typeof listExtras> }) {
  return (
    <div className={allDayStripStyles.extras} role="group" aria-label={words.extrasToMake}>
      {extras.map(({ name, choices }) => (
        <p key={choices[0]?.id} className={allDayStripStyles.extrasGroup}>
          <span className={allDayStripStyles.extrasName}>
            {words.ofGroup(name ? textInLanguage(name, language) : words.offMenu)}
          </span>{' '}
          {choices.map((one) => (
            <span key={one.id}>
              <b className={allDayStripStyles.extrasCount}>{one.count}</b>{' '}
              {inSentence(textInLanguage(one.name, language))}{' '}
            </span>
          ))}
        </p>
      ))}
    </div>
  )
}
