// The Menu screen of the office: one row per burrito, in the order in which customers see them.
import { useState } from 'react'
import { textIn } from '#domain/local-text.ts'
import type { OfficeMenuItem } from '#domain/office-api.ts'
import { Notice } from '../../ui/notice.tsx'
import { CouldNotLoad } from '../office/could-not-load.tsx'
import { OfficeHead } from '../office/office-head.tsx'
import { officeWords } from '#words/staff/office.ts'
import { language } from '#words/locale.ts'
import { troubleWords } from '../trouble-words.ts'
import { MenuRow } from './menu-row.tsx'
import { useOfficeMenu } from './use-office-menu.ts'
import { menuOfficeWords as words } from '#words/staff/menu.ts'

export function MenuOffice() {
  const { items, isAsking, refresh, apply, move } = useOfficeMenu()
  const [said, say] = useState('')
  const [trouble, setTrouble] = useState<string>()

  async function moveBurrito({ id, name }: OfficeMenuItem, step: -1 | 1): Promise<void> {
    setTrouble(undefined)
    try {
      const reply = await move(id, step)
      if (!reply) return
      await apply(reply)
      const place = reply.items.findIndex((item) => item.id === id) + 1
      say(words.moved(textIn(name, language), place, reply.items.length))
    } catch (error) {
      setTrouble(troubleWords(error))
    }
  }

  return (
    <>
      <OfficeHead tab={words.title} title={words.title} about={words.about} />
      {!items && isAsking && <p role="status">{officeWords.loading}</p>}
      {!items && !isAsking && <CouldNotLoad onAgain={() => void refresh()} />}
      {trouble && (
        <Notice tone="bad" className="menu-rows__trouble">
          {trouble}
        </Notice>
      )}
      {items && (
        <ul role="list" className="menu-rows" aria-label={words.rows}>
          {items.map((item, place) => (
            <MenuRow
              key={item.id}
              item={item}
              isFirst={place === 0}
              isLast={place === items.length - 1}
              apply={apply}
              refresh={refresh}
              onMove={(step) => void moveBurrito(item, step)}
              say={say}
            />
          ))}
        </ul>
      )}
      <p className="visually-hidden" role="status">
        {said}
      </p>
    </>
  )
}
