// The fields of the checkout in their blocks: the way, When, You, Where, Payment, Tip (R20, R43, R50, R53, R63, R65).
import { useId, type ReactNode } from 'react'
import { classNames } from '../../ui/class-names.ts'
import { CheckField } from '../../ui/field.tsx'
import { billingNames, deliveryNames, FormFields, noteNames, personNames } from './form-fields.tsx'
import { latePaying } from './late-paying.ts'
import { PaymentFields } from './payment-part.ts'
import type { Checkout } from './use-checkout.ts'
import { WayBox, WayChoice, ZoneLine } from './way-parts.tsx'
import { WhenPart } from './when-part.tsx'
import { checkoutWords as words } from '#words/shop/checkout.ts'

const TipPart = latePaying('TipPart')
const PayChoice = latePaying('PayChoice')

export function CheckoutForm({ checkout }: { checkout: Checkout }) {
  const { draft, readOnly, chosen, paying, asksTip, change } = checkout
  const { offered, byCard } = paying
  // A lone way to pay stays a choice for whoever has to choose it, or has chosen it.
  const isChoice = offered.includes('counter') || !paying.pay || draft.pay
  const isDelivered = draft.way === 'delivery'
  const hasTwoAddresses = isDelivered && byCard && !draft.sameDelivery
  // Without a card the only address is where the delivery goes.
  const ownNames = byCard || draft.sameDelivery ? billingNames : deliveryNames
  const isOff = chosen.trouble?.kind === 'way-off'
  const aboutZip = (
    <>
      <ZoneLine checkout={checkout} />
      {!isOff && <WayBox checkout={checkout} />}
    </>
  )
  return (
    <div className={classNames('checkout__fields', readOnly && 'checkout__fields--still')}>
      <WayChoice checkout={checkout} />
      {isOff && <WayBox checkout={checkout} />}
      <WhenPart checkout={checkout} />
      <Block title={words.you}>
        <FormFields names={personNames} checkout={checkout} />
      </Block>
      {(isDelivered || byCard) && (
        <Block
          title={isDelivered ? words.where : words.billingAddress}
          hint={!byCard ? words.forDelivery : isDelivered && !hasTwoAddresses ? words.forBoth : words.forCard}
        >
          <FormFields
            names={ownNames}
            checkout={checkout}
            addressOf={hasTwoAddresses ? 'billing' : undefined}
          />
          {isDelivered && (
            <>
              {!hasTwoAddresses && aboutZip}
              {byCard && (
                <CheckField
                  label={words.sameDelivery}
                  className="checkout__whole"
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
          <FormFields names={deliveryNames} checkout={checkout} addressOf="shipping" />
          {aboutZip}
          <FormFields names={noteNames} checkout={checkout} />
        </Block>
      )}
      {offered.length > 0 && (
        <Block title={isChoice ? words.payment : words.card}>
          {isChoice && <PayChoice checkout={checkout} />}
          {byCard && <PaymentFields checkout={checkout} />}
        </Block>
      )}
      {asksTip && (
        <Block title={words.tip} hint={words.tipOptional}>
          <TipPart checkout={checkout} />
        </Block>
      )}
    </div>
  )
}

function Block({ title, hint, children }: { title: string; hint?: string; children: ReactNode }) {
  const id = useId()
  return (
    <div className="checkout__block" role="group" aria-labelledby={id}>
      <div className="checkout__heading">
        <h3 id={id}>{title}</h3>
        {hint && <small>{hint}</small>}
      </div>
      {children}
    </div>
  )
}
