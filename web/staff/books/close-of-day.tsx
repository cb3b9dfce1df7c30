// A day as it is closed (R68): the figures as they will stand on paper, as a letter and on an 80 mm roll.
import type { CloseReply } from '#domain/books/books-api.ts'
import { discrepancyParts } from '#words/books/books.ts'
import { officeMessages } from '#words/basics/staff/office.ts'
import { closeDayMessages as words } from '#words/books/staff/books.ts'
import { useRestaurant } from '../../page-data.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Paper, RollPreview, usePaper } from '../../ui/paper.tsx'
import { ScreenHeading } from '../../ui/screen-heading.tsx'
import { Answer } from '../../ui/answer.tsx'
import { Row } from '../../ui/layout.tsx'
import { officePaths } from '../office/office-paths.ts'
import { CloseButton } from './close-button.tsx'
import { CloseSheet } from './close-sheet.tsx'
import { useClose } from './use-books.ts'
import styles from './close.module.css'

export function CloseOfDay({ day }: { day: string }) {
  const { name } = useRestaurant()
  const { data, isError, refetch } = useClose(day)
  return (
    <div className={styles.close}>
      <ScreenHeading title={officeMessages.tab(words.tab(day), name)} className="visually-hidden">
        {words.tab(day)}
      </ScreenHeading>
      <Answer data={data} hasFailed={isError} onAgain={() => void refetch()}>
        {(close) => <ClosedDay close={close} />}
      </Answer>
    </div>
  )
}

function ClosedDay({ close }: { close: CloseReply }) {
  const { day, today, closing } = close
  const isOpen = closing === null || closing.entriesAfter > 0
  const { kind: width, start, ...printing } = usePaper<'letter' | 'roll'>('letter')
  const notices = close.discrepancies.map((discrepancy) => {
    const { lead, rest } = discrepancyParts(discrepancy)
    return (
      <Notice key={JSON.stringify(discrepancy)} tone="bad" className={styles.notice}>
        <b>{lead}</b> {rest}
      </Notice>
    )
  })
  return (
    <>
      <Row gap={3} spread="center" fills>
        <ButtonLink href={officePaths.books}>
          <Icon name="back" />
          {words.books}
        </ButtonLink>
        <Button go={!isOpen} onClick={() => start('letter')}>
          <Icon name="print" />
          {words.printLetter}
        </Button>
        <Button onClick={() => start('roll')}>
          <Icon name="print" />
          {words.printRoll}
        </Button>
        {isOpen && <CloseButton day={day} today={today} isAgain={closing !== null} />}
      </Row>
      <div className={styles.status} role="status">
        {closing === null && <Notice tone="info">{words.notClosed}</Notice>}
        {closing !== null && closing.entriesAfter > 0 && (
          <Notice tone="info">{words.entriesAfter(closing.entriesAfter)}</Notice>
        )}
      </div>
      {notices}
      <section className={styles.papers} aria-label={words.printed}>
        <CloseSheet close={close} width="letter" />
        <RollPreview>
          <CloseSheet close={close} width="roll" />
        </RollPreview>
      </section>
      {width && (
        <Paper size={width} name={`close-${width}`} {...printing}>
          {width === 'letter' && notices}
          <CloseSheet close={close} width={width} />
        </Paper>
      )}
    </>
  )
}
