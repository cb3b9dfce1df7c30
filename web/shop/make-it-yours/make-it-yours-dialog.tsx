// The window of Make it yours (R58): the item's own card, alive, what can be chosen and left out, a note, and Add or Save.
import { useId, useRef, useState } from 'react'
import type { MenuReply } from '#domain/restaurant/restaurant-api.ts'
import { allergenSources } from '#domain/menu/allergen-sources.ts'
import { type CartLine, addLine } from '#domain/orders/cart.ts'
import { countOf, kitchenNote } from '#domain/menu/requested-item.ts'
import { textInLanguage } from '#domain/basics/local-text.ts'
import {
  cartNameOf,
  findItem,
  groupsOf,
  ingredientsOf,
  sectionOf,
  type ItemId,
  type MenuItem,
} from '#domain/menu/menu.ts'
import { cents, formatMoney } from '#domain/basics/money.ts'
import { formatCount } from '#words/basics/counts.ts'
import { stepperMessages } from '#words/basics/ui.ts'
import { formatLineCount } from '#words/orders/order-lines.ts'
import { formatChanges } from '#words/menu/changes.ts'
import { formatAllergenSources } from '#words/menu/food.ts'
import { language } from '#words/basics/locale.ts'
import { makeItYoursMessages as words, noteErrorMessage } from '#words/menu/shop/make-it-yours.ts'
import { customizeMessages } from '#words/menu/shop/customize.ts'
import { phoneLink } from '../../phone-link.ts'
import { Button } from '../../ui/button.tsx'
import { Stepper } from '../../ui/stepper.tsx'
import { Dialog, DialogActions } from '../../ui/dialog.tsx'
import { TextField } from '../../ui/field.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { agreeToPrices, useTaxOfStep } from '../cart/agreed-prices.ts'
import { changeCart, changeInCart, useCart } from '../cart/cart-store.ts'
import { useFocusBack } from './use-focus-back.ts'
import { dropDraft, saveDraft, savedDraft } from './saved-drafts.ts'
import { LeaveOutFields } from './leave-out-fields.tsx'
import { ItemRemoved, useNews } from './menu-news.tsx'
import { OptionFields } from './option-fields.tsx'
import { previewDraft, fitDraft, startDraft, type DraftPreview, type ItemDraft } from './item-draft.ts'
import { YoursCard } from './yours-card.tsx'
import styles from './make-it-yours.module.css'

export interface Opened {
  readonly item: ItemId
  /** The line of the cart that is changed; without one, burritos are added. */
  readonly line: CartLine | undefined
}

export interface MakeItYoursProps {
  menu: MenuReply
  /** Undefined while the window is closed. */
  opened: Opened | undefined
  /** Says to a screen reader what was added. */
  announcesAdded: boolean
  onClose: () => void
}

export function MakeItYoursDialog({ menu, opened, announcesAdded, onClose }: MakeItYoursProps) {
  const [added, setAdded] = useState<{ readonly nth: number; readonly items: string }>()
  useFocusBack(opened?.item)
  const item = opened && findItem(menu.items, opened.item)
  // What leaves the menu meanwhile is named in its window.
  const [shown, setShown] = useState(item)
  if (item && item !== shown) setShown(item)
  const close = () => {
    if (opened) dropDraft(opened)
    onClose()
  }
  return (
    <>
      <Dialog
        open={opened !== undefined}
        onClose={close}
        onBack={onClose}
        title={
          <>
            <span aria-hidden="true">{customizeMessages.title}</span>
            <VisuallyHidden>{shown && words.titleOf(textInLanguage(shown.name, language))}</VisuallyHidden>
          </>
        }
        closeLabel={customizeMessages.close}
        size="large"
      >
        {item && (
          <Yours
            item={item}
            menu={menu}
            line={opened.line}
            onDone={(count) => {
              if (!opened.line)
                setAdded((before) => ({
                  nth: (before?.nth ?? 0) + 1,
                  items: formatLineCount({ quantity: count, name: item.name }, sectionOf(item.id, menu)),
                }))
              close()
            }}
          />
        )}
        {opened && !item && shown && (
          <ItemRemoved name={textInLanguage(shown.name, language)} onClose={onClose} />
        )}
      </Dialog>
      {/* For a screen reader: everybody else sees the cart's bar. The same words once more are said once more. */}
      {announcesAdded && (
        <div className="visually-hidden" role="status">
          {added && <p key={added.nth}>{words.added(added.items)}</p>}
        </div>
      )}
    </>
  )
}

interface YoursProps {
  item: MenuItem
  menu: MenuReply
  line: CartLine | undefined
  onDone: (count: number) => void
}

function Yours({ item, menu, line, onDone }: YoursProps) {
  const place = { item: item.id, line }
  const [typed, setTyped] = useState(() => savedDraft(place) ?? startDraft(item, menu, line))
  const setDraft = (changed: ItemDraft) => {
    setTyped(changed)
    saveDraft(place, changed)
  }
  const [isNoteTouched, setNoteTouched] = useState(false)
  const cart = useCart()
  const taxRate = useTaxOfStep(cart, menu)
  const note = useRef<HTMLDivElement>(null)
  const draft = fitDraft(typed, item, menu)
  const seen = previewDraft(draft, item, menu)
  const { news, hasJustAnnounced } = useNews(typed, item, menu, draft)
  // What was chosen before it sold out can be given back, and not be taken again.
  const [everChosen, setEverChosen] = useState<readonly string[]>([])
  const chosen = typed.choices.map(({ id }) => id)
  if (!chosen.every((id) => everChosen.includes(id))) setEverChosen([...new Set([...everChosen, ...chosen])])
  const inside = ingredientsOf(item, menu)

  function finish(): void {
    if (hasJustAnnounced()) return
    if (!seen.canBeMade) {
      setNoteTouched(true)
      note.current?.querySelector('textarea')?.focus()
      return
    }
    agreeToPrices({ items: [item], groups: groupsOf(item, menu), restaurant: { taxRate } })
    const after = { ...seen.cartItem, name: item.name, quantity: draft.quantity }
    if (line) changeInCart(line, after)
    else changeCart((before) => addLine(before, after))
    onDone(draft.quantity)
  }

  return (
    <div className={styles.yours} data-color={item.look.color}>
      <div className={styles.body}>
        <YoursCard item={item} number={menu.items.indexOf(item) + 1} seen={seen} inside={inside} />
        <div className={styles.options}>
          {groupsOf(item, menu).map((group) => (
            <OptionFields
              key={group.id}
              group={group}
              draft={draft}
              everChosen={everChosen}
              onChange={setDraft}
            />
          ))}
          <LeaveOutFields
            inside={inside.filter(({ canLeaveOut }) => canLeaveOut)}
            draft={draft}
            onChange={setDraft}
          />
          <div ref={note}>
            <TextField
              label={words.note}
              aside={words.noteRoom(Array.from(draft.note).length, kitchenNote.longest)}
              error={isNoteTouched && seen.noteError ? noteErrorMessage(seen.noteError.code) : undefined}
              className={styles.note}
              rows={2}
              maxLength={kitchenNote.longest}
              value={draft.note}
              onChange={({ target }) => setDraft({ ...draft, note: target.value })}
              onBlur={() => setNoteTouched(true)}
            />
          </div>
          <AllergyLine phone={menu.restaurant.phone} />
        </div>
      </div>
      <Foot
        item={item}
        menu={menu}
        draft={draft}
        seen={seen}
        news={news}
        isChange={line !== undefined}
        inCart={countOf(cart, item.id) - (line?.quantity ?? 0)}
        onChange={setDraft}
        onFinish={finish}
      />
    </div>
  )
}

interface FootProps {
  item: MenuItem
  menu: MenuReply
  draft: ItemDraft
  seen: DraftPreview
  /** What has changed on the menu since the window opened. */
  news: readonly string[]
  isChange: boolean
  /** How many of the kind are in the cart besides these. */
  inCart: number
  onChange: (draft: ItemDraft) => void
  onFinish: () => void
}

function Foot({ item, menu, draft, seen, news, isChange, inCart, onChange, onFinish }: FootProps) {
  const obstacleId = useId()
  const { quantity } = draft
  const { unitPrice, changes } = seen
  const name = textInLanguage(cartNameOf(item), language)
  const more = cents(unitPrice - item.price)
  const canHave = item.remaining === null ? Number.POSITIVE_INFINITY : item.remaining - inCart
  const obstacle = obstacleOf(seen, name) ?? (quantity > canHave ? words.tooFew(canHave) : undefined)
  const setQuantity = (count: number) => onChange({ ...draft, quantity: count })
  return (
    <DialogActions className={styles.foot}>
      <p className={styles.say} role="status">
        {news.length > 0 && <b className={styles.news}>{news.join(' ')}</b>}
        <span className={styles.sum}>
          {more > 0 && words.sum(item.price, more)} <b>{words.each(unitPrice)}</b>
        </span>
        <b className={styles.changes}>{formatChanges(changes) || words.asItComes}</b>
        <span>{formatAllergenSources(allergenSources(seen.made, menu))}</span>
        {obstacle && (
          <span className={styles.obstacle} id={obstacleId}>
            {obstacle}
          </span>
        )}
      </p>
      <Stepper
        look="round"
        isSilent
        label={words.howMany(name)}
        value={formatCount(quantity)}
        less={stepperMessages.removeOne(name)}
        more={stepperMessages.addOne(name)}
        onLess={quantity > 1 ? () => setQuantity(quantity - 1) : undefined}
        onMore={quantity < canHave ? () => setQuantity(quantity + 1) : undefined}
      />
      <Button
        go
        className={styles.add}
        off={obstacle !== undefined}
        aria-describedby={obstacle && obstacleId}
        onClick={onFinish}
      >
        <span>{isChange ? words.save : words.add(quantity)}</span>{' '}
        <span key={unitPrice * quantity} className={styles.price}>
          {formatMoney(cents(unitPrice * quantity))}
        </span>
      </Button>
    </DialogActions>
  )
}

/** Why the item cannot be added like this; an error of the note stands at its field. */
function obstacleOf({ made, lacking: [group], soldOut }: DraftPreview, name: string): string | undefined {
  if (made.item.soldOut) return words.itemGone(name)
  if (soldOut.length > 0)
    return words.choiceGone(soldOut.map((choice) => textInLanguage(choice.name, language)))
  if (!group) return undefined
  const chosen = made.chosen.filter((one) => one.group === group)
  const missing = chosen.reduce((rest, { count }) => rest - count, group.smallest)
  return words.chooseMore(textInLanguage(group.name, language), missing)
}

/** A customer with an allergy asks the restaurant, by phone where it has one. */
function AllergyLine({ phone }: { phone: string | null }) {
  return (
    <p className={styles.allergy}>
      {phone === null ? (
        words.allergicAsk
      ) : (
        <>
          {words.allergic} <a href={phoneLink(phone)}>{phone}</a>
        </>
      )}
    </p>
  )
}
