// Takes a burrito off the menu, for today or until further notice: on the kitchen board and in the office.
import type { SoldOutBody } from '#domain/api.ts'
import type { MenuItem } from '#domain/menu.ts'
import './sold-out-switch.css'
import { soldOutWords as words } from '#words/staff/sold-out.ts'

interface SoldOutSwitchProps {
  item: Pick<MenuItem, 'soldOut' | 'backAt'>
  name: string
  busy: boolean
  /** Whether it says what the switch means, where there is room. */
  wordy?: boolean
  onSoldOut: (soldOut: SoldOutBody['soldOut']) => void
}

export function SoldOutSwitch({ item, name, busy, wordy = false, onSoldOut }: SoldOutSwitchProps) {
  const { soldOut, backAt } = item
  return (
    <div className="sold-out">
      <button
        type="button"
        role="switch"
        className="sold-out__switch"
        aria-checked={soldOut}
        aria-label={words.switch(name)}
        aria-busy={busy || undefined}
        onClick={() => onSoldOut(soldOut ? 'no' : 'today')}
      >
        <i className="sold-out__track" />
        <span>
          {words.soldOut}
          {wordy && <small className="sold-out__state">{soldOut ? words.offTheMenu : words.onTheMenu}</small>}
        </span>
      </button>
      {soldOut && <SoldOutTerm name={name} backAt={backAt} onSoldOut={onSoldOut} />}
    </div>
  )
}

/** For how long. */
export function SoldOutTerm({
  name,
  backAt,
  onSoldOut,
}: Pick<SoldOutSwitchProps, 'name' | 'onSoldOut'> & Pick<MenuItem, 'backAt'>) {
  return (
    <div className="sold-out__term" role="group" aria-label={words.howLong(name)}>
      <button type="button" aria-pressed={backAt !== null} onClick={() => onSoldOut('today')}>
        {words.forToday}
      </button>
      <button type="button" aria-pressed={backAt === null} onClick={() => onSoldOut('later')}>
        {words.untilNotice}
      </button>
    </div>
  )
}
