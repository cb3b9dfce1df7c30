// What a check has found, one strip each: an order can be opened, and about an entry of none there is something to do.
import { useId, useState } from 'react'
import type { Discrepancy } from '#domain/books/books-api.ts'
import { discrepancyParts } from '#words/books/books.ts'
import { booksScreenMessages as words, booksHelpMessages } from '#words/books/staff/books.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { officeOrderPath } from '../office/office-paths.ts'
import styles from './books-state.module.css'

export function Discrepancies({ discrepancies }: { discrepancies: readonly Discrepancy[] }) {
  return (
    <ul role="list" className={styles.discrepancies}>
      {discrepancies.map((discrepancy) => (
        <DiscrepancyRow key={JSON.stringify(discrepancy)} discrepancy={discrepancy} />
      ))}
    </ul>
  )
}

function DiscrepancyRow({ discrepancy }: { discrepancy: Discrepancy }) {
  const { lead, rest } = discrepancyParts(discrepancy)
  const [isOpen, setOpen] = useState(false)
  const help = useId()
  return (
    <li className={styles.discrepancy}>
      <Icon name="warning" />
      <p>
        <b>{lead}</b> {rest}
      </p>
      {'order' in discrepancy ? (
        <ButtonLink quiet href={officeOrderPath(discrepancy.order)}>
          {words.openOrder(discrepancy.number)}
        </ButtonLink>
      ) : (
        <>
          <Button quiet aria-expanded={isOpen} aria-controls={help} onClick={() => setOpen(!isOpen)}>
            {booksHelpMessages.title}
          </Button>
          <ol id={help} className={styles.help} hidden={!isOpen}>
            {booksHelpMessages.steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </>
      )}
    </li>
  )
}
