// One burrito of the Menu screen: its price, whether it is sold out, its place, and the way to all else.
import { useState, type FormEvent } from 'react'
import { textIn } from '#domain/local-text.ts'
import { readPrice } from '#domain/menu-form.ts'
import { formatAmount } from '#domain/money.ts'
import type { OfficeMenuItem, OfficeMenuReply } from '#domain/office-api.ts'
import { ItemThumb } from '../../item/item-thumb.tsx'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Field } from '../../ui/field.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Notice } from '../../ui/notice.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { SoldOutSwitch } from '../sold-out/sold-out-switch.tsx'
import { ConflictNotice } from './conflict-notice.tsx'
import { ItemEditor } from './item-editor.tsx'
import './menu-row.css'
import { language } from '#words/locale.ts'
import { SaveButtons } from './save-buttons.tsx'
import { useItemRow } from './use-item-row.ts'
import { menuOfficeWords as words } from '#words/staff/menu.ts'

interface MenuRowProps {
  item: OfficeMenuItem
  isFirst: boolean
  isLast: boolean
  apply: (reply: OfficeMenuReply) => Promise<void>
  refresh: () => Promise<OfficeMenuReply | undefined>
  onMove: (step: -1 | 1) => void
  /** For those who do not see that it is saved. */
  say: (aloud: string) => void
}

export function MenuRow({ item, isFirst, isLast, apply, refresh, onMove, say }: MenuRowProps) {
  const row = useItemRow({
    item,
    apply,
    refresh,
    onSaved: (saved) => say(words.savedAloud(saved)),
    onLook: (fields) => beyondPrice(fields) && setOpen(true),
  })
  const { form, edited, values, fields, edit } = row
  // What is unsaved is seen.
  const [isOpen, setOpen] = useState(() => beyondPrice(edited))
  const isEdited = edited.size > 0
  const editorId = `edit-${item.id}`
  const name = textIn(item.name, language)

  function save(event: FormEvent): void {
    event.preventDefault()
    if (!isEdited) return
    // The same words twice are heard only if there were others in between.
    say('')
    // The notice goes, and the button in it that was pressed.
    const isInNotice = document.activeElement?.closest('.menu-row__trouble')
    if (isInNotice) form.current?.querySelector<HTMLElement>('.menu-row__button')?.focus()
    row.submit()
  }

  const tidyPrice = () => {
    const price = readPrice(values.price)
    const tidy = price === undefined ? values.price : formatAmount(price)
    if (tidy !== values.price) edit({ price: tidy })
    row.tidy()
  }

  const saving = <SaveButtons name={name} isEdited={isEdited} busy={row.sending} onUndo={undo} />
  const trouble = row.hasConflict ? (
    <ConflictNotice item={item} edited={edited} onTheirs={undo} />
  ) : (
    <Trouble>{row.trouble ?? (Object.keys(fields).length > 0 ? words.lookAgain : undefined)}</Trouble>
  )

  return (
    <li className={classNames('menu-row', item.soldOut && 'menu-row--sold-out')}>
      <form ref={form} noValidate onSubmit={save} aria-labelledby={`name-${item.id}`}>
        <div className="menu-row__head">
          <ItemThumb look={item.look} className="menu-row__thumb rosette" />
          <div className="menu-row__what">
            <h2 className="menu-row__name" id={`name-${item.id}`}>
              {name}
            </h2>
            <p className="menu-row__sold tabular">{words.soldToday(item.soldToday)}</p>
            <div className="menu-row__tools">
              <Button
                small
                className="menu-row__edit"
                aria-expanded={isOpen}
                aria-controls={editorId}
                onClick={() => setOpen(!isOpen)}
              >
                {words.edit}
                <VisuallyHidden> {name}</VisuallyHidden>
              </Button>
              <Button
                small
                className="menu-row__move"
                aria-label={words.up(name)}
                off={isFirst}
                onClick={() => onMove(-1)}
              >
                <Icon name="up" />
              </Button>
              <Button
                small
                className="menu-row__move"
                aria-label={words.down(name)}
                off={isLast}
                onClick={() => onMove(1)}
              >
                <Icon name="down" />
              </Button>
            </div>
          </div>
          <Field
            label={words.price}
            aria-label={words.priceOf(name)}
            className="menu-row__price"
            inputMode="decimal"
            autoComplete="off"
            required
            value={values.price}
            error={fields['price']}
            hint={edited.has('price') ? words.was(item.price) : undefined}
            onChange={(event) => edit({ price: event.target.value })}
            onBlur={tidyPrice}
          />
          <SoldOutSwitch item={item} name={name} wordy busy={row.switching} onSoldOut={row.sellOut} />
          {!isOpen && saving}
        </div>
        <Trouble>{row.switchTrouble}</Trouble>
        {!isOpen && trouble}
        {isOpen && (
          <ItemEditor id={editorId} item={item} row={row}>
            {/* An open editor is long: what went wrong stands where it was pressed. */}
            {trouble}
            {saving}
          </ItemEditor>
        )}
      </form>
    </li>
  )

  /** The pressed button goes; the focus moves to what was undone. */
  function undo(): void {
    row.undo()
    form.current?.querySelector('input')?.focus()
  }
}

function Trouble({ children }: { children: string | undefined }) {
  return (
    children && (
      <Notice tone="bad" className="menu-row__trouble">
        {children}
      </Notice>
    )
  )
}

function beyondPrice(fields: Iterable<string>): boolean {
  return [...fields].some((field) => field !== 'price')
}
