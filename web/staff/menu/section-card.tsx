// One section of the menu: its name, what can be done with it, and its items.
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { textInLanguage } from '#domain/basics/local-text.ts'
import type { ItemId } from '#domain/menu/menu.ts'
import type { OfficeSection, OfficeMenuReply } from '#domain/menu/menu-api.ts'
import { language } from '#words/basics/locale.ts'
import { menuOfficeMessages as words } from '#words/menu/staff/menu.ts'
import { removeSection } from '../../office-menu-api.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Notice } from '../../ui/notice.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { officePaths } from '../office/office-paths.ts'
import { passFocusOn } from '../pass-focus-on.ts'
import { useErrands } from '../use-errands.ts'
import { ItemRow } from './item-row.tsx'
import { sectionStepped, stepped, type Places, type SectionPlaces, type Step } from './menu-places.ts'
import { menuAdder } from './menu-adder.ts'
import { menuTrouble } from './menu-trouble.ts'
import { MoveButtons } from './move-buttons.tsx'
import { SectionDialog } from './section-dialog.tsx'
import type { OfficeMenu } from './use-office-menu.ts'
import type { RowDrag } from './use-row-drag.ts'
import officeStyles from '../office/office.module.css'
import menuOfficeStyles from './menu-office.module.css'

interface SectionCardProps extends Pick<OfficeMenu, 'refresh' | 'apply'> {
  section: OfficeSection
  /** Its items as they are shown now. */
  place: SectionPlaces
  at: number
  menu: OfficeMenuReply
  places: Places
  drag: RowDrag
  /** With the arrow keys, also into another section. */
  onStep: (item: ItemId, step: Step) => void
  /** Another order; of the item, where it was one that moved. */
  onPlaces: (places: Places, item: ItemId | undefined) => void
  say: (aloud: string) => void
}

export function SectionCard(props: SectionCardProps) {
  const { section, place, at, menu, places, drag, refresh, apply, onStep, onPlaces, say } = props
  const toggle = useRef<HTMLButtonElement>(null)
  const [isReordering, setReordering] = useState(false)
  const [isRenaming, setRenaming] = useState(false)
  const [trouble, setTrouble] = useState<string>()
  const { busy, run } = useErrands<'remove'>()
  const name = textInLanguage(section.name, language)
  const titleId = `section-${section.id}`
  const items = place.items.flatMap((id) => menu.items.find((item) => item.id === id) ?? [])

  const remove = (pressed: HTMLElement) =>
    run('remove', async () => {
      setTrouble(undefined)
      try {
        const reply = await removeSection(section.id)
        passFocusOn(pressed, menuAdder())
        await apply(reply)
        say(words.removedSection(name))
      } catch (error) {
        setTrouble(menuTrouble(error))
      }
    })
  // One button takes the place of the other.
  const reorder = (wanted: boolean) => {
    flushSync(() => setReordering(wanted))
    toggle.current?.focus()
  }
  const moveSection = (step: Step) => {
    const next = sectionStepped(places, section.id, step)
    if (!next) return
    onPlaces(next, undefined)
    say(words.movedSection(name, at + step + 1, places.length))
  }
  const moveItem = (id: ItemId, step: Step) => {
    const next = stepped(places, id, step)
    if (next) onPlaces(next, id)
  }

  return (
    <section className={officeStyles.panel} aria-labelledby={titleId}>
      <div className={menuOfficeStyles.top}>
        <h2 className={officeStyles.panelTitle} id={titleId}>
          {name}
        </h2>
        <div className={menuOfficeStyles.tools}>
          {isReordering ? (
            <>
              {places.length > 1 && (
                <MoveButtons
                  name={name}
                  isFirst={at === 0}
                  isLast={at === places.length - 1}
                  onMove={moveSection}
                />
              )}
              <Button ref={toggle} quiet className={menuOfficeStyles.done} onClick={() => reorder(false)}>
                {words.done}
                <VisuallyHidden> {name}</VisuallyHidden>
              </Button>
            </>
          ) : (
            <>
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
                  className={menuOfficeStyles.remove}
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
            </>
          )}
        </div>
      </div>
      {trouble && <Notice tone="bad">{trouble}</Notice>}
      <ul role="list" className="menu-rows" aria-labelledby={titleId} data-drag-list={section.id}>
        {items.map((item, nth) => (
          <ItemRow
            key={item.id}
            item={item}
            menu={menu}
            drag={drag}
            refresh={refresh}
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
        {items.length === 0 && <li className={menuOfficeStyles.menuRowsEmpty}>{words.emptySection}</li>}
      </ul>
      {isRenaming && <SectionDialog section={section} apply={apply} onClose={() => setRenaming(false)} />}
    </section>
  )
}
