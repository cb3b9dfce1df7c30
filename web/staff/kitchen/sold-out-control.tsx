// What is sold out: a button that says how much, and a switch for each burrito under it.
import { useId } from 'react'
import type { SoldOutBody } from '#domain/api.ts'
import { textIn } from '#domain/local-text.ts'
import type { MenuItems } from '#domain/menu.ts'
import { language } from '#words/locale.ts'
import { kitchenWords as words } from '#words/staff/kitchen.ts'
import { PopUp } from '../../ui/pop-up.tsx'
import { SoldOutSwitch } from '../sold-out/sold-out-switch.tsx'
import { BarButton } from './bar-button.tsx'
import './sold-out-control.css'

interface SoldOutControlProps {
  items: MenuItems
  busy: ReadonlySet<string>
  onSoldOut: (body: SoldOutBody) => void
}

export function SoldOutControl({ items, busy, onSoldOut }: SoldOutControlProps) {
  const id = useId()
  const soldOut = items.filter((item) => item.soldOut).length
  return (
    <div>
      <BarButton popoverTarget={id} count={soldOut > 0 ? soldOut : undefined}>
        {words.soldOut}
      </BarButton>
      <PopUp id={id} title={words.soldOut}>
        <ul role="list" className="sold-out-items">
          {items.map((item) => (
            <li key={item.id} className="sold-out-items__item" data-colour={item.look.colour}>
              <span className="sold-out-items__name">{textIn(item.shortName, language)}</span>
              <SoldOutSwitch
                item={item}
                name={textIn(item.shortName, language)}
                busy={busy.has(item.id)}
                onSoldOut={(term) => onSoldOut({ item: item.id, soldOut: term })}
              />
            </li>
          ))}
        </ul>
      </PopUp>
    </div>
  )
}
