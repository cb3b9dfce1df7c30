// One section of the menu: its name, what can be done with it, and its items.
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { textInLanguage } from '#domain/basics/local-text.ts'
import type { ItemId } from '#domain/menu/menu.ts'
import type { OfficeSection } from '#domain/menu/menu-api.ts'
import { language } from '#words/basics/locale.ts'
import { menuOfficeMessages as words } from '#words/menu/staff/menu.ts'
import { removeSection } from '../../office-menu-api.ts'
import { useAnnounce } from '../../ui/announcer.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Row } from '../../ui/layout.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Panel } from '../../ui/panel.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { officePaths } from '../office/office-paths.ts'
import { passFocusOn } from '../pass-focus-on.ts'
import { useSingleFlight } from '../use-single-flight.ts'
import { ItemRow } from './item-row.tsx'
import { sectionStepped, stepped, type Places, type Step } from './menu-places.ts'
import { useMenu, useTakeMenu } from './menu-screen.tsx'
import { menuErrorMessage } from './menu-error-message.ts'
import { MoveButtons } from './moving.tsx'
import { SectionDialog } from './section-dialog.tsx'
import type { RowDrag } from './use-row-drag.ts'
import styles from './menu-rows.module.css'

interface SectionCardProps {
  section: OfficeSection
  /** All of them, as they are shown now. */
  places: Places
  drag: RowDrag
  /** With the arrow keys, also into another section. */
  onStep: (item: ItemId, step: Step) => void
  /** Another order; of the item, where it was one that moved. */
  onPlaces: (places: Places, item: ItemId | undefined) => void
}

export function SectionCard({ section, places, drag, onStep, onPlaces }: SectionCardProps) {
  const menu = useMenu()
  const takeMenu = useTakeMenu()
  const announce = useAnnounce()
  const toggle = useRef<HTMLButtonElement>(null)
  const [isReordering, setReordering] = useState(false)
  const [isRenaming, setRenaming] = useState(false)
  const [failure, setFailure] = useState<string>()
  const { busy, run } = useSingleFlight<'remove'>()
  const name = textInLanguage(section.name, language)
  const at = places.findIndex(({ id }) => id === section.id)
  const items = (places[at]?.items ?? []).flatMap((id) => menu.items.find((item) => item.id === id) ?? [])

  const remove = (pressed: HTMLElement) =>
    run('remove', async () => {
      setFailure(undefined)
      try {
        const reply = await removeSection(section.id)
        passFocusOn(pressed, sectionAdder())
        await takeMenu(reply)
        announce(words.removedSection(name))
      } catch (error) {
        setFailure(menuErrorMessage(error))
      }
    })
  // One button takes the place of the other.
  const reorder = (next: boolean) => {
    flushSync(() => setReordering(next))
    toggle.current?.focus()
  }
  const moveSection = (step: Step) => {
    const next = sectionStepped(places, section.id, step)
    if (!next) return
    onPlaces(next, undefined)
    announce(words.movedSection(name, at + step + 1, places.length))
  }
  const moveItem = (id: ItemId, step: Step) => {
    const next = stepped(places, id, step)
    if (next) onPlaces(next, id)
  }

  const tools = isReordering ? (
    <Row>
      {places.length > 1 && (
        <MoveButtons name={name} isFirst={at === 0} isLast={at === places.length - 1} onMove={moveSection} />
      )}
      <Button ref={toggle} go quiet onClick={() => reorder(false)}>
        {words.done}
        <VisuallyHidden> {name}</VisuallyHidden>
      </Button>
    </Row>
  ) : (
    <Row className={styles.sectionTools}>
      <Button bare onClick={() => setRenaming(true)}>
        {words.rename}
        <VisuallyHidden> {name}</VisuallyHidden>
      </Button>
      <Button ref={toggle} bare onClick={() => reorder(true)}>
        {words.reorder}
        <VisuallyHidden> {name}</VisuallyHidden>
      </Button>
      {items.length === 0 && places.length > 1 && (
        <Button
          bare
          danger
          busy={busy.has('remove')}
          onClick={({ currentTarget }) => void remove(currentTarget)}
        >
          {words.remove}
          <VisuallyHidden> {name}</VisuallyHidden>
        </Button>
      )}
      <ButtonLink quiet href={`${officePaths.newItem}/${section.id}`} aria-label={words.addTo(name)}>
        <Icon name="add" />
        {words.add}
      </ButtonLink>
    </Row>
  )

  return (
    <Panel title={name} actions={tools}>
      {failure && <Notice tone="bad">{failure}</Notice>}
      <ul role="list" className={styles.items} aria-label={name} data-drag-list={section.id}>
        {items.map((item, nth) => (
          <ItemRow
            key={item.id}
            item={item}
            drag={drag}
            onStep={(step) => onStep(item.id, step)}
            moving={
              isReordering
                ? {
                    isFirst: nth === 0,
                    isLast: nth === items.length - 1,
                    onMove: (step) => moveItem(item.id, step),
                  }
                : undefined
            }
          />
        ))}
        {items.length === 0 && <li className={styles.quiet}>{words.emptySection}</li>}
      </ul>
      {isRenaming && <SectionDialog section={section} onClose={() => setRenaming(false)} />}
    </Panel>
  )
}

export const sectionAdderId = 'menu-add'

/** The button at the top of the screen takes the focus when nothing else is left to take it. */
export function sectionAdder(): HTMLElement | null {
  return document.getElementById(sectionAdderId)
}
