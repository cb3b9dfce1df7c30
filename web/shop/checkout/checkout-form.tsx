// The fields of the checkout in their blocks: fulfillment, When, You, Where, Payment, Tip (R20, R43, R50, R53, R63, R65).
import { useId, useState, type ReactNode } from 'react'
import { canStore } from '../../browser/safe-storage.ts'
import { classNames } from '../../ui/class-names.ts'
import { CheckField } from '../../ui/field.tsx'
import { DeliveryAreas } from '../delivery/delivery-areas.tsx'
import {
  billingNames,
  deliveryNames,
  FormFields,
  isZip,
  noteNames,
  personNames,
  type FormFieldsProps,
} from './form-fields.tsx'
import { PayChoice, TipPart } from './payment-choice.tsx'
import { PaymentFields } from './payment.ts'
import type { Checkout } from './checkout.ts'
import { FulfillmentBox } from './fulfillment-box.tsx'
import { FulfillmentChoice, ZoneLine } from './fulfillment-parts.tsx'
import { RememberedLine, RememberSwitch } from './remember-part.tsx'
import { WhenPart } from './when-part.tsx'
import checkoutStyles from './checkout.module.css'
import { checkoutLabels as words } from '#words/orders/shop/checkout.ts'
import { rememberMessages } from '#words/orders/shop/remember.ts'

export function CheckoutForm({ checkout }: { checkout: Checkout }) {
  const { draft, readOnly, chosenFulfillment, chosenPayment, asksTip, change } = checkout
  const { offered, byCard } = chosenPayment
  const [canRemember] = useState(canStore)
  // A lone payment method stays a choice where the customer has to choose it, or has chosen it.
  const isChoice = offered.includes('counter') || !chosenPayment.pay || draft.pay
  const isDelivered = draft.fulfillment === 'delivery'
  const hasTwoAddresses = isDelivered && byCard && !draft.sameDelivery
  // Without a card the only address is where the delivery goes.
  const ownNames = byCard || draft.sameDelivery ? billingNames : deliveryNames
  const cardKey = useCardKey(checkout)
  const isOff = chosenFulfillment.problem?.kind === 'fulfillment-unavailable'
  return (
    <div className={classNames(checkoutStyles.fields, readOnly && checkoutStyles.fieldsStill)}>
      <RememberedLine checkout={checkout} />
      <FulfillmentChoice checkout={checkout} />
      {isOff && <FulfillmentBox checkout={checkout} />}
      <WhenPart checkout={checkout} />
      <Block title={words.you}>
        <FormFields names={personNames} checkout={checkout} />
      </Block>
      {(isDelivered || byCard) && (
        <Block
          title={
            !byCard
              ? words.deliverTo
              : isDelivered && !hasTwoAddresses
                ? words.bothAddresses
                : words.billingAddress
          }
          hint={byCard && (!isDelivered || hasTwoAddresses) && words.forCard}
        >
          {isDelivered && !hasTwoAddresses ? (
            <DeliveryFields names={ownNames} checkout={checkout} />
          ) : (
            <FormFields
              names={ownNames}
              checkout={checkout}
              addressOf={hasTwoAddresses ? 'billing' : undefined}
            />
          )}
          {isDelivered && (
            <>
              {byCard && (
                <CheckField
                  label={words.sameDelivery}
                  className={checkoutStyles.whole}
                  name="sameDelivery"
                  aria-disabled={readOnly || undefined}
                  checked={draft.sameDelivery}
                  onChange={(event) => !readOnly && change({ ...draft, sameDelivery: event.target.checked })}
                />
              )}
              {!hasTwoAddresses && <FormFields names={noteNames} checkout={checkout} />}
            </>
          )}
        </Block>
      )}
      {hasTwoAddresses && (
        <Block title={words.deliverTo}>
          <DeliveryFields names={deliveryNames} checkout={checkout} addressOf="shipping" />
          <FormFields names={noteNames} checkout={checkout} />
        </Block>
      )}
      {offered.length > 0 && (
        <Block title={isChoice ? words.payment : words.card}>
          {isChoice && <PayChoice checkout={checkout} />}
          {byCard && <PaymentFields key={cardKey} checkout={checkout} />}
        </Block>
      )}
      {asksTip && (
        <Block title={words.tip} hint={words.tipOptional}>
          <TipPart checkout={checkout} />
        </Block>
      )}
      {canRemember && (
        <Block title={rememberMessages.title}>
          <RememberSwitch checkout={checkout} />
        </Block>
      )}
    </div>
  )
}

/** Other keys of the card company want other card fields; while an order is under way, those that it began with stay. */
function useCardKey({ publishableKey, readOnly }: Checkout): string | undefined {
  const [shown, setShown] = useState(publishableKey)
  if (!readOnly && shown !== publishableKey) setShown(publishableKey)
  return shown
}

/** Where zones are set, what they cost and the ZIP code come first: nobody types the rest for nothing (R51). */
function DeliveryFields(props: FormFieldsProps) {
  const { names, checkout } = props
  const { zones } = checkout.fulfillmentSettings
  if (zones.length === 0) return <FormFields {...props} />
  return (
    <>
      <div className={checkoutStyles.whole}>
        <DeliveryAreas zones={zones} />
      </div>
      <div className={checkoutStyles.zipFirst}>
        <FormFields {...props} names={names.filter(isZip)} />
        <ZoneLine checkout={checkout} />
      </div>
      {checkout.chosenFulfillment.problem?.kind !== 'fulfillment-unavailable' && (
        <FulfillmentBox checkout={checkout} />
      )}
      <FormFields {...props} names={names.filter((name) => !isZip(name))} />
    </>
  )
}

interface BlockProps {
  title: string
  hint?: string | false
  children: ReactNode
}

function Block({ title, hint, children }: BlockProps) {
  const id = useId()
  return (
    <div className={checkoutStyles.block} role="group" aria-labelledby={id}>
      <div className={checkoutStyles.heading}>
        <h3 id={id}>{title}</h3>
        {hint && <small>{hint}</small>}
      </div>
      {children}
    </div>
  )
}
