// Remember me on this device: the switch at the end of the form, and at its head whom the device remembers, with the way to be
// forgotten (R76). A shared phone shows whose details these are before anybody orders with them.
import { useId, useState } from 'react'
import { fullName } from '#domain/orders/order.ts'
import { Button } from '../../ui/button.tsx'
import { Row } from '../../ui/layout.tsx'
import { Quiet } from '../../ui/quiet.tsx'
import { Switch } from '../../ui/switch.tsx'
import type { Checkout } from './checkout.ts'
import { forgetCustomer, isOf, isToRemember } from './remembered.ts'
import checkoutStyles from './checkout.module.css'
import { rememberMessages as words } from '#words/orders/shop/remember.ts'

export function RememberSwitch({ checkout }: { checkout: Checkout }) {
  const { draft, remembered, readOnly, change } = checkout
  const about = useId()
  return (
    <Row gap={4} spread="between" className={checkoutStyles.whole}>
      <Quiet small id={about} className={checkoutStyles.about}>
        {words.about}
      </Quiet>
      <Switch
        label={words.title}
        describedBy={about}
        on={isToRemember(draft, remembered)}
        off={readOnly}
        onChange={(remember) => {
          // Whoever is somebody else has only thought better of being remembered.
          if (!remember && isOf(draft, remembered)) forgetCustomer()
          // What was typed stays for this order.
          change({ ...draft, remember })
        }}
      />
    </Row>
  )
}

export function RememberedLine({ checkout }: { checkout: Checkout }) {
  const { draft, remembered, readOnly, forget } = checkout
  const [wasForgotten, setForgotten] = useState(false)
  const whose = remembered && fullName(remembered.firstName, remembered.lastName)
  const isTheirs = whose === fullName(draft.firstName, draft.lastName)
  return (
    <>
      {remembered && whose && (
        <Row gap={3} className={checkoutStyles.remembered}>
          <span>{isTheirs ? words.orderingAs(whose) : words.remembers(whose)}</span>
          <Button
            link
            off={readOnly}
            onClick={(event) => {
              // The pressed button disappears.
              event.currentTarget.form?.querySelector<HTMLElement>('[name="firstName"]')?.focus()
              setForgotten(true)
              forget()
            }}
          >
            {words.forget(remembered.firstName)}
          </Button>
        </Row>
      )}
      {/* Always there, so that a screen reader hears when it fills. */}
      <p className="visually-hidden" role="status">
        {wasForgotten && !remembered && words.forgotten}
      </p>
    </>
  )
}
