// Remember me on this device: the switch at the end of the form, and at its head whom the device remembers, with the way to be
// forgotten (R76). A shared phone shows whose details these are before anybody orders with them.
import { useId, useState } from 'react'
import { fullName } from '#domain/orders/order.ts'
import { Button } from '../../ui/button.tsx'
import { Row } from '../../ui/layout.tsx'
import { Quiet } from '../../ui/quiet.tsx'
import { Switch } from '../../ui/switch.tsx'
import type { Checkout } from './checkout.ts'
import { forgetCustomer } from './remembered.ts'
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
        on={draft.remember}
        off={readOnly}
        onChange={(remember) => {
          change({ ...draft, remember })
          // What was typed stays for this order.
          if (!remember && remembered) forgetCustomer()
        }}
      />
    </Row>
  )
}

export function RememberedLine({ checkout }: { checkout: Checkout }) {
  const { remembered, readOnly, forget } = checkout
  const [wasForgotten, setForgotten] = useState(false)
  return (
    <>
      {remembered && (
        <Row gap={3} className={checkoutStyles.remembered}>
          <span>{words.orderingAs(fullName(remembered.firstName, remembered.lastName))}</span>
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
