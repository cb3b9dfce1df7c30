// A day as it is closed (R68): the figures as they will stand on paper, as a letter and on an 80 mm roll.
import { useCallback, useEffect, useRef, useState } from 'react'
import type { CloseReply } from '#domain/books/books-api.ts'
import { discrepancyParts } from '#words/books/books.ts'
import { officeMessages } from '#words/basics/staff/office.ts'
import { closeDayMessages as words } from '#words/books/staff/books.ts'
import { useRestaurant } from '../../shop-front.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Notice } from '../../ui/notice.tsx'
import { ScreenHeading } from '../../ui/screen-heading.tsx'
import { CouldNotLoad } from '../../ui/answer.tsx'
import { officePaths } from '../office/office-paths.ts'
import { CloseButton } from './close-button.tsx'
import { CloseLetter } from './close-letter.tsx'
import { CloseRoll } from './close-roll.tsx'
import { useClose } from './use-books.ts'
import styles from './close.module.css'

export function CloseOfDay({ day }: { day: string }) {
  const { name } = useRestaurant()
  const { data: close, isError, refetch } = useClose(day)
  return (
    <div className={styles.close}>
      <ScreenHeading title={officeMessages.tab(words.tab(day), name)} className="visually-hidden">
        {words.tab(day)}
      </ScreenHeading>
      {close ? (
        <ClosedDay close={close} />
      ) : isError ? (
        <CouldNotLoad onAgain={() => void refetch()} />
      ) : (
        <p role="status">{officeMessages.loading}</p>
      )}
    </div>
  )
}

function ClosedDay({ close }: { close: CloseReply }) {
  const { day, today, closing } = close
  const isOpen = closing === null || closing.entriesAfter > 0
  const roll = useRef<HTMLElement>(null)
  const [paper, setPaper] = useState<'letter' | 'roll'>()
  usePaper(
    paper,
    roll,
    useCallback(() => setPaper(undefined), []),
  )
  return (
    <>
      <div className={styles.actions}>
        <ButtonLink href={officePaths.books}>
          <Icon name="back" />
          {words.books}
        </ButtonLink>
        <Button go={!isOpen} onClick={() => setPaper('letter')}>
          <Icon name="print" />
          {words.printLetter}
        </Button>
        <Button onClick={() => setPaper('roll')}>
          <Icon name="print" />
          {words.printRoll}
        </Button>
        {isOpen && <CloseButton day={day} today={today} isAgain={closing !== null} />}
      </div>
      <div className={styles.told} role="status">
        {closing === null && <Notice tone="info">{words.notClosed}</Notice>}
        {closing !== null && closing.entriesAfter > 0 && (
          <Notice tone="info">{words.entriesAfter(closing.entriesAfter)}</Notice>
        )}
      </div>
      {close.discrepancies.map((discrepancy) => {
        const { lead, rest } = discrepancyParts(discrepancy)
        return (
          <Notice key={JSON.stringify(discrepancy)} tone="bad" className={styles.fault}>
            <b>{lead}</b> {rest}
          </Notice>
        )
      })}
      <section className={styles.papers} aria-label={words.printed}>
        <CloseLetter close={close} />
        <CloseRoll close={close} ref={roll} />
      </section>
    </>
  )
}

/** Prints once; the body's class chooses the paper, and the roll is as long as what is on it. */
function usePaper(
  paper: 'letter' | 'roll' | undefined,
  roll: { readonly current: HTMLElement | null },
  onPrinted: () => void,
): void {
  useEffect(() => {
    if (!paper) return
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(
      paper === 'roll' && roll.current ? rollOf(roll.current) : '@page { size: letter; margin: 12mm }',
    )
    document.adoptedStyleSheets.push(sheet)
    document.body.classList.toggle('p80', paper === 'roll')
    addEventListener('afterprint', onPrinted, { once: true })
    print()
    return () => {
      removeEventListener('afterprint', onPrinted)
      document.body.classList.remove('p80')
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet)
    }
  }, [paper, roll, onPrinted])
}

function rollOf(roll: HTMLElement): string {
  const millimeters = Math.ceil((roll.getBoundingClientRect().height * 25.4) / 96) + 2
  return `@page { size: 80mm ${millimeters}mm; margin: 0 }`
}
