// The Menu screen of the office: its sections as cards, in the order in which customers see them, and what is retired.
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { textInLanguage } from '#domain/basics/local-text.ts'
import { maxItems, maxSections } from '#domain/menu/menu-limits.ts'
import type { ItemId } from '#domain/menu/menu.ts'
import type { OfficeSection, OfficeMenuReply } from '#domain/menu/menu-api.ts'
import { language } from '#words/basics/locale.ts'
import { menuOfficeMessages as words } from '#words/menu/staff/menu.ts'
import { officeMessages } from '#words/basics/staff/office.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { CouldNotLoad } from '../../ui/answer.tsx'
import { OfficeHead } from '../office/office-head.tsx'
import { officePaths } from '../office/office-paths.ts'
import { focusGrip } from './grip.tsx'
import { menuAdderId } from './menu-adder.ts'
import { moved, sectionOf, steppedAcross, type Places, type Step } from './menu-places.ts'
import { RetiredItems } from './retired-items.tsx'
import { SectionCard } from './section-card.tsx'
import { SectionDialog } from './section-dialog.tsx'
import { useMenuOrder } from './use-menu-order.ts'
import { useOfficeMenu, type OfficeMenu } from './use-office-menu.ts'
import { useRowDrag } from './use-row-drag.ts'
import styles from './menu-office.module.css'

export function MenuOffice() {
  const { menu, isAsking, refresh, apply } = useOfficeMenu()
  const [isAdding, setAdding] = useState(false)
  return (
    <>
      <OfficeHead
        tab={words.title}
        title={words.title}
        about={menu && words.about(menu.items.length, menu.sections.length)}
      >
        {menu && (
          <div className={styles.menuActions}>
            <Button
              id={menuAdderId}
              off={menu.sections.length >= maxSections}
              onClick={() => setAdding(true)}
            >
              {words.addSection}
            </Button>
            {menu.items.length < maxItems && (
              <ButtonLink go href={officePaths.newItem}>
                {words.addItem}
              </ButtonLink>
            )}
          </div>
        )}
      </OfficeHead>
      {!menu && isAsking && <p role="status">{officeMessages.loading}</p>}
      {!menu && !isAsking && <CouldNotLoad onAgain={() => void refresh()} />}
      {menu && <WholeMenu menu={menu} refresh={refresh} apply={apply} />}
      {isAdding && <SectionDialog section={undefined} apply={apply} onClose={() => setAdding(false)} />}
    </>
  )
}

interface WholeMenuProps extends Pick<OfficeMenu, 'refresh' | 'apply'> {
  menu: OfficeMenuReply
}

function WholeMenu({ menu, refresh, apply }: WholeMenuProps) {
  const { places, trouble, show, save } = useMenuOrder(menu, apply)
  const [said, say] = useState('')
  const dragTo = useRef<Places>(undefined)

  const drag = useRowDrag({
    onOver(id, { list, row, isAfter }) {
      const others = places.find((one) => one.id === list)?.items.filter((one) => one !== id) ?? []
      const over = others.findIndex((one) => one === row)
      const at = over < 0 ? others.length : over + (isAfter ? 1 : 0)
      dragTo.current = moved(places, id as ItemId, list, at)
      show(dragTo.current)
    },
    onDrop() {
      if (dragTo.current) save(dragTo.current)
      dragTo.current = undefined
    },
    onCancel() {
      dragTo.current = undefined
      show(undefined)
    },
  })

  function step(id: ItemId, by: Step): void {
    const next = steppedAcross(places, id, by)
    if (!next) return
    flushSync(() => save(next))
    focusGrip(id)
    tell(id, next)
  }

  function tell(id: ItemId, next: Places): void {
    const section = sectionOf(next, id)
    const name = menu.items.find((item) => item.id === id)?.name
    if (!section || !name) return
    const place = section.items.indexOf(id) + 1
    say(
      words.moved(
        textInLanguage(name, language),
        place,
        section.items.length,
        sectionName(menu.sections, section.id),
      ),
    )
  }

  return (
    <>
      {trouble && (
        <Notice tone="bad" className={styles.menuTrouble}>
          {trouble}
        </Notice>
      )}
      <div className={styles.menuSections}>
        {places.map((place, at) => {
          const section = menu.sections.find(({ id }) => id === place.id)
          return (
            section && (
              <SectionCard
                key={section.id}
                section={section}
                place={place}
                at={at}
                menu={menu}
                places={places}
                drag={drag}
                refresh={refresh}
                apply={apply}
                onStep={step}
                onPlaces={(next, id) => {
                  save(next)
                  if (id !== undefined) tell(id, next)
                }}
                say={say}
              />
            )
          )
        })}
        <RetiredItems retired={menu.retired} apply={apply} say={say} />
      </div>
      <p className="visually-hidden" role="status">
        {said}
      </p>
    </>
  )
}

function sectionName(sections: readonly OfficeSection[], id: string): string {
  const name = sections.find((section) => section.id === id)?.name
  return name ? textInLanguage(name, language) : ''
}
