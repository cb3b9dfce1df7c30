// One item of the Menu screen: its price, whether it is on sale, its place, and the way to all else.
import { useState } from 'react'
import type { SoldOutBody } from '#domain/kitchen/kitchen-api.ts'
import type { OfficeMenuItem, OfficeMenuReply } from '#domain/menu/menu-api.ts'
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
import { Notice } from '../../ui/notice.tsx'
import { Switch } from '../../ui/switch.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { itemPath } from '../office/office-paths.ts'
import { useErrands } from '../use-errands.ts'
import { Grip } from './grip.tsx'
import { LeftToday } from './left-today.tsx'
import type { Step } from './menu-places.ts'
import { menuTrouble } from './menu-trouble.ts'
import { MoveButtons } from './move-buttons.tsx'
import type { OfficeMenu } from './use-office-menu.ts'
import type { RowDrag } from './use-row-drag.ts'
import styles from './item-row.module.css'
import itemLookStyles from '../../item/item-look.module.css'

interface ItemRowProps extends Pick<OfficeMenu, 'refresh'> {
  item: OfficeMenuItem
  menu: OfficeMenuReply
  drag: RowDrag
  onStep: (step: Step) => void
  /** While its section is put in another order, in place of Edit. */
  moving: { isFirst: boolean; isLast: boolean; onMove: (step: Step) => void } | undefined
}

export function ItemRow({ item, menu, drag, refresh, onStep, moving }: ItemRowProps) {
  const [trouble, setTrouble] = useState<string>()
  const { run } = useErrands<'switch'>()
  const { id, look, soldOut } = item
  const name = textInLanguage(item.name, language)
  const groups = groupsOf(item, menu).map((group) => textInLanguage(group.name, language))

  const save = async (work: () => Promise<unknown>) => {
    setTrouble(undefined)
    try {
      await work()
      await refresh()
      return true
    } catch (error) {
      setTrouble(menuTrouble(error))
      return false
    }
  }
  const sell = (wanted: SoldOutBody['soldOut']) =>
    void run('switch', () => save(() => setSoldOut({ item: id, soldOut: wanted })))
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
      className={classNames(
        styles.itemRow,
        soldOut && styles.itemRowOff,
        drag.dragged === id && styles.itemRowDragged,
      )}
      data-drag-row={id}
    >
      <Grip id={id} label={words.grip(name)} drag={drag} onStep={onStep} />
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
      <div className={styles.what}>
        <h3 className={styles.name}>{name}</h3>
        <p className={styles.about}>
          {groups.length > 0 ? joinNames(groups) : words.noOptions}
          {!look.picture && <span className={styles.tag}>{words.noPicture}</span>}
        </p>
      </div>
      <p className={classNames(styles.price, 'tabular')}>{formatMoney(item.price)}</p>
      {item.remaining === null && soldOut ? (
        <Term item={item} onSell={sell} />
      ) : (
        <LeftToday item={item} onLeft={(body) => save(() => setLeft(body))} />
      )}
      <Switch
        small
        label={name}
        words={words.onSale}
        on={!soldOut}
        onChange={(on) => (on ? putBack() : sell('today'))}
      />
      <div className={styles.tools}>
        {moving ? (
          <MoveButtons name={name} {...moving} />
        ) : (
          <ButtonLink quiet href={itemPath(id)}>
            {words.edit}
            <VisuallyHidden> {name}</VisuallyHidden>
          </ButtonLink>
        )}
      </div>
      {trouble && (
        <Notice tone="bad" className={styles.trouble}>
          {trouble}
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
    <div className={styles.left}>
      <p>{backAt ? words.offToday : words.offLonger}</p>
      <Button bare className={styles.term} onClick={() => onSell(backAt ? 'later' : 'today')}>
        {backAt ? words.forLonger : words.onlyToday}
      </Button>
    </div>
  )
}
