// The drawer with what is sold out and how many are left today (R59). Every tap saves.
import { useId } from 'react'
import type { StockBody, SoldOutBody } from '#domain/kitchen/kitchen-api.ts'
import type { MenuReply } from '#domain/restaurant/restaurant-api.ts'
import type { Ticket } from '#domain/kitchen/tickets.ts'
import { textInLanguage } from '#domain/basics/local-text.ts'
import { language } from '#words/basics/locale.ts'
import { stockMessages as words } from '#words/menu/staff/stock.ts'
import { Modal } from '../../ui/dialog.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Notice } from '../../ui/notice.tsx'
import { BarButton } from './bar-button.tsx'
import { ChoiceRow, ItemRow } from './stock-rows.tsx'
import styles from './stock-drawer.module.css'

interface StockDrawerProps {
  shop: MenuReply
  tickets: readonly Ticket[]
  /** What is under way. */
  busy: ReadonlySet<string>
  /** What went wrong with the last tap. */
  failure: string | undefined
  onSoldOut: (body: SoldOutBody) => void
  onLeft: (body: StockBody) => Promise<boolean>
  onClose: () => void
}

export function StockDrawer({ shop, tickets, busy, failure, onSoldOut, onLeft, onClose }: StockDrawerProps) {
  const titleId = useId()
  const sections = shop.sections
    .map(({ id, name }) => ({ id, name, items: shop.items.filter(({ section }) => section === id) }))
    .filter(({ items }) => items.length > 0)
  const choices = shop.groups
    .flatMap((group) => group.choices.map((choice) => ({ group, choice })))
    // A choice that was marked all the same can be put back on sale.
    .filter(({ choice }) => choice.soldOut || !words.isNothing(textInLanguage(choice.name, language)))

  return (
    <Modal open className={styles.stock} labeledBy={titleId} closesBeside onClose={onClose}>
      <div className={styles.top}>
        <h2 className={styles.title} id={titleId}>
          {words.title}
        </h2>
        <BarButton onClick={onClose}>
          <Icon name="cross" />
          {words.close}
        </BarButton>
      </div>
      <div className={styles.list}>
        {failure !== undefined && <Notice tone="bad">{failure}</Notice>}
        {sections.map(({ id, name, items }) => (
          <section key={id} aria-label={textInLanguage(name, language)}>
            <h3 className={styles.heading}>{textInLanguage(name, language)}</h3>
            <ul role="list">
              {items.map((item) => (
                <ItemRow
                  key={item.id}
                  item={item}
                  tickets={tickets}
                  busy={busy}
                  onSoldOut={onSoldOut}
                  onLeft={onLeft}
                />
              ))}
            </ul>
          </section>
        ))}
        {choices.length > 0 && (
          <section aria-label={words.choices}>
            <h3 className={styles.heading}>{words.choices}</h3>
            <ul role="list">
              {choices.map(({ group, choice }) => (
                <ChoiceRow
                  key={choice.id}
                  choice={choice}
                  group={group}
                  tickets={tickets}
                  busy={busy}
                  onSoldOut={onSoldOut}
                />
              ))}
            </ul>
          </section>
        )}
      </div>
    </Modal>
  )
}
