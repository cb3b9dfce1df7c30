// One item of the Menu screen: its price, whether it is on sale, its place, and the link to its editor.
import { useState } from 'react'
import type { SoldOutBody } from '#domain/kitchen/kitchen-api.ts'
import type { OfficeMenuItem } from '#domain/menu/menu-api.ts'
import { textInLanguage } from '#domain/basics/local-text.ts'
import { groupsOf } from '#domain/menu/menu.ts'
import { formatMoney } from '#domain/basics/money.ts'
import { joinNames } from '#words/basics/lists.ts'
import { language } from '#words/basics/locale.ts'
import { menuOfficeMessages as words } from '#words/menu/staff/menu.ts'
import { ItemThumb } from '../../item/item-thumb.tsx'
import { setLeft, setSoldOut } from '../../kitchen-api.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Row } from '../../ui/layout.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Switch } from '../../ui/switch.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { itemPath } from '../office/office-paths.ts'
import { useSingleFlight } from '../use-single-flight.ts'
import { RemainingToday } from './remaining-today.tsx'
import type { Step } from './menu-places.ts'
import { useMenu, useRefreshMenu } from './menu-screen.tsx'
import { menuErrorMessage } from './menu-error-message.ts'
import { Grip, MoveButtons } from './moving.tsx'
import type { RowDrag } from './use-row-drag.ts'
import styles from './menu-rows.module.css'
import itemLookStyles from '../../item/item-look.module.css'

interface ItemRowProps {
  item: OfficeMenuItem
  drag: RowDrag
  onStep: (step: Step) => void
  /** While its section is put in another order, in place of Edit. */
  moving: { isFirst: boolean; isLast: boolean; onMove: (step: Step) => void } | undefined
}

export function ItemRow({ item, drag, onStep, moving }: ItemRowProps) {
  const menu = useMenu()
  const refresh = useRefreshMenu()
  const [failure, setFailure] = useState<string>()
  const { run } = useSingleFlight<'switch'>()
  const { id, look, soldOut } = item
  const name = textInLanguage(item.name, language)
  const groups = groupsOf(item, menu).map((group) => textInLanguage(group.name, language))

  const save = async (work: () => Promise<unknown>) => {
    setFailure(undefined)
    try {
      await work()
      await refresh()
      return true
    } catch (error) {
      setFailure(menuErrorMessage(error))
      return false
    }
  }
  const sell = (next: SoldOutBody['soldOut']) =>
    void run('switch', () => save(() => setSoldOut({ item: id, soldOut: next })))
  const putBack = () =>
    void run('switch', () =>
      save(async () => {
        // Nobody counts an item that is sold again although none was left. It may be marked until further notice as well.
        if (item.remaining === 0) await setLeft({ item: id, remaining: null })
        await setSoldOut({ item: id, soldOut: 'no' })
      }),
    )

  return (
    <li
      className={classNames(styles.item, soldOut && styles.off, drag.dragged === id && styles.dragged)}
      data-drag-row={id}
    >
      <span className={styles.grip}>
        <Grip id={id} label={words.grip(name)} drag={drag} onStep={onStep} />
      </span>
      {look.picture ? (
        <ItemThumb look={look} className={classNames(styles.thumb, itemLookStyles.rosette)} />
      ) : (
        <span
          className={classNames(styles.thumb, styles.letter, itemLookStyles.rosette)}
          data-color={look.color}
          aria-hidden="true"
        >
          {/^./u.exec(name)?.[0].toUpperCase()}
        </span>
      )}
      <div>
        <h3 className={styles.name}>{name}</h3>
        <p className={styles.quiet}>
          {groups.length > 0 ? joinNames(groups) : words.noOptions}
          {!look.picture && <span className={styles.tag}>{words.noPicture}</span>}
        </p>
      </div>
      <p className={classNames(styles.price, 'tabular')}>{formatMoney(item.price)}</p>
      <div className={styles.controls}>
        {item.remaining === null && soldOut ? (
          <Term item={item} onSell={sell} />
        ) : (
          <RemainingToday item={item} onLeft={(body) => save(() => setLeft(body))} />
        )}
        <Switch
          small
          label={name}
          words={words.onSale}
          on={!soldOut}
          onChange={(on) => (on ? putBack() : sell('today'))}
        />
        <Row gap={1} className={styles.tools}>
          {moving ? (
            <MoveButtons name={name} {...moving} />
          ) : (
            <ButtonLink quiet href={itemPath(id)}>
              {words.edit}
              <VisuallyHidden> {name}</VisuallyHidden>
            </ButtonLink>
          )}
        </Row>
      </div>
      {failure && (
        <Notice tone="bad" className={styles.failure}>
          {failure}
        </Notice>
      )}
    </li>
  )
}

interface TermProps {
  item: OfficeMenuItem
  onSell: (soldOut: SoldOutBody['soldOut']) => void
}

/** For how long it is sold out. */
function Term({ item: { backAt }, onSell }: TermProps) {
  return (
    <div className={classNames(styles.remaining, styles.quiet)}>
      <p>{backAt ? words.offToday : words.offLonger}</p>
      <Button link className={styles.term} onClick={() => onSell(backAt ? 'later' : 'today')}>
        {backAt ? words.forLonger : words.onlyToday}
      </Button>
    </div>
  )
}
