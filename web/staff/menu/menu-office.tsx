// The Menu screen of the office: its sections as cards, in the order in which customers see them, and what is retired.
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { textInLanguage } from '#domain/basics/local-text.ts'
import { maxItems, maxSections } from '#domain/menu/menu-limits.ts'
import type { ItemId } from '#domain/menu/menu.ts'
import type { OfficeMenuReply } from '#domain/menu/menu-api.ts'
import { language } from '#words/basics/locale.ts'
import { menuOfficeMessages as words } from '#words/menu/staff/menu.ts'
import { useAnnounce } from '../../ui/announcer.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Row, Stack } from '../../ui/layout.tsx'
import { Notice } from '../../ui/notice.tsx'
import { OfficeHead } from '../office/office-head.tsx'
import { officePaths } from '../office/office-paths.ts'
import { MenuScreen } from './menu-screen.tsx'
import { moved, sectionOf, steppedAcross, type Places, type Step } from './menu-places.ts'
import { focusGrip } from './moving.tsx'
import { RetiredItems } from './retired-items.tsx'
import { SectionCard, sectionAdderId } from './section-card.tsx'
import { SectionDialog } from './section-dialog.tsx'
import { useMenuOrder } from './use-menu-order.ts'
import { useRowDrag } from './use-row-drag.ts'

export function MenuOffice() {
  return (
    <MenuScreen renderHead={(menu) => <Head menu={menu} />}>{(menu) => <WholeMenu menu={menu} />}</MenuScreen>
  )
}

function Head({ menu }: { menu: OfficeMenuReply | undefined }) {
  const [isAdding, setAdding] = useState(false)
  return (
    <OfficeHead
      tab={words.title}
      title={words.title}
      about={menu && words.about(menu.items.length, menu.sections.length)}
    >
      {menu && (
        <Row gap={3} fills>
          <Button
            id={sectionAdderId}
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
        </Row>
      )}
      {isAdding && <SectionDialog onClose={() => setAdding(false)} />}
    </OfficeHead>
  )
}

function WholeMenu({ menu }: { menu: OfficeMenuReply }) {
  const { places, failure, show, save } = useMenuOrder(menu)
  const announce = useAnnounce()
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
    const place = sectionOf(next, id)
    const name = menu.items.find((item) => item.id === id)?.name
    const section = menu.sections.find((one) => one.id === place?.id)?.name
    if (!place || !name || !section) return
    const at = place.items.indexOf(id) + 1
    announce(
      words.moved(textInLanguage(name, language), at, place.items.length, textInLanguage(section, language)),
    )
  }

  return (
    <Stack>
      {failure && <Notice tone="bad">{failure}</Notice>}
      {places.map(({ id }) => {
        const section = menu.sections.find((one) => one.id === id)
        return (
          section && (
            <SectionCard
              key={id}
              section={section}
              places={places}
              drag={drag}
              onStep={step}
              onPlaces={(next, item) => {
                save(next)
                if (item !== undefined) tell(item, next)
              }}
            />
          )
        )
      })}
      <RetiredItems retired={menu.retired} />
    </Stack>
  )
}
