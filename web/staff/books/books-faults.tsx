// What a check has found, one strip each: an order can be opened, and about an entry of none there is something to do.
import { useId, useState } from 'react'
import type { BooksFault } from '#domain/books/books-api.ts'
import { faultWords } from '#words/books/books.ts'
import { bookScreenWords as words, helpWords } from '#words/books/staff/books.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { officeOrderPath } from '../office/office-paths.ts'

export function BooksFaults({ faults }: { faults: readonly BooksFault[] }) {
  return (
    <ul role="list" className="books-faults">
      {faults.map((fault) => (
        <FaultRow key={JSON.stringify(fault)} fault={fault} />
      ))}
    </ul>
  )
}

function FaultRow({ fault }: { fault: BooksFault }) {
  const { lead, rest } = faultWords(fault)
  const [isOpen, setOpen] = useState(false)
  const help = useId()
  return (
    <li className="books-fault">
      <Icon name="warning" />
      <p>
        <b>{lead}</b> {rest}
      </p>
      {'order' in fault ? (
        <ButtonLink quiet href={officeOrderPath(fault.order)}>
          {words.openOrder(fault.number)}
        </ButtonLink>
      ) : (
        <>
          <Button quiet aria-expanded={isOpen} aria-controls={help} onClick={() => setOpen(!isOpen)}>
            {helpWords.title}
          </Button>
          <ol id={help} className="books-fault__help" hidden={!isOpen}>
            {helpWords.steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </>
      )}
    </li>
  )
}
