// The fields of the checkout in their blocks: the way, When, You, Where, Card (R20, R43, R50, R53).
import { useId, type ReactNode } from 'react'
import { classNames } from '../../ui/class-names.ts'
import { CheckField } from '../../ui/field.tsx'
import { billingNames, deliveryNames, FormFields, noteNames, personNames } from './form-fields.tsx'
import { payment } from './payment-part.ts'
import type { Checkout } from './use-checkout.ts'
import { WayBox, WayChoice, ZoneLine } from './way-parts.tsx'
import { WhenPart } from './when-part.tsx'
import { checkoutWords as words } from '#words/shop/checkout.ts'

export function CheckoutForm({ checkout }: { checkout: Checkout }) {
  const { draft, fields, readOnly, chosen, change } = checkout
  const isDelivered = draft.way === 'delivery'
  const hasTwoAddresses = isDelivered && !draft.sameDelivery
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
      <Block
        title={isDelivered ? words.where : words.billingAddress}
        hint={isDelivered && !hasTwoAddresses ? words.forBoth : words.forCard}
      >
        <FormFields
          names={billingNames}
          checkout={checkout}
          addressOf={hasTwoAddresses ? 'billing' : undefined}
        />
        {isDelivered && (
          <>
            {!hasTwoAddresses && aboutZip}
            <CheckField
              label={words.sameDelivery}
              className="checkout__whole"
              name="sameDelivery"
              aria-disabled={readOnly || undefined}
              checked={draft.sameDelivery}
              onChange={(event) => !readOnly && change({ ...draft, sameDelivery: event.target.checked })}
            />
            {!hasTwoAddresses && <FormFields names={noteNames} checkout={checkout} />}
          </>
        )}
      </Block>
      {hasTwoAddresses && (
        <Block title={words.deliverTo}>
          <FormFields names={deliveryNames} checkout={checkout} addressOf="shipping" />
          {aboutZip}
          <FormFields names={noteNames} checkout={checkout} />
        </Block>
      )}
      <Block title={words.card}>
        <payment.Fields fields={fields} readOnly={readOnly} onEdit={checkout.recheck} />
      </Block>
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
