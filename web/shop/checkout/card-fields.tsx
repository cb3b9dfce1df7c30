// The card: it has no names and is kept nowhere, so that it can only go to the gateway (R31).
import { demoCards } from '#domain/demo-card.ts'
import cardsLogo from '../../assets/cards.svg'
import { Field } from '../../ui/field.tsx'
import type { FieldMessages } from './check-form.ts'
import type { CardDraft } from './form-draft.ts'
import { words } from './words.ts'

interface CardFieldsProps {
  card: CardDraft
  fields: FieldMessages
  onChange: (change: Partial<CardDraft>) => void
}

export function CardFields({ card, fields, onChange }: CardFieldsProps) {
  return (
    <>
      <div className="checkout__card">
        <Field
          label={words.cardNumber}
          inputMode="numeric"
          autoComplete="cc-number"
          placeholder="0000 0000 0000 0000"
          required
          value={card.cardNumber}
          error={fields['cardNumber']}
          onChange={(event) => onChange({ cardNumber: event.target.value })}
        />
        <img className="checkout__cards" src={cardsLogo} width="125" height="50" alt={words.cards} />
      </div>
      <Field
        label={words.cvv}
        className="checkout__half"
        inputMode="numeric"
        autoComplete="cc-csc"
        placeholder="3 or 4 digits"
        maxLength={4}
        required
        value={card.cvv}
        error={fields['cvv']}
        onChange={(event) => onChange({ cvv: event.target.value })}
      />
      <Field
        label={words.expiry}
        className="checkout__half"
        inputMode="numeric"
        autoComplete="cc-exp"
        placeholder="MM/YY"
        required
        value={card.expiry}
        error={fields['expiry']}
        onChange={(event) => onChange({ expiry: event.target.value })}
        onBlur={(event) => onChange({ expiry: withSlash(event.target.value) })}
      />
      <div className="checkout__demo">
        <p>{words.demo}</p>
        <ul role="list">
          <li>
            <b>{demoCards.approve}</b> {words.demoApproved}
          </li>
          <li>
            <b>{demoCards.decline}</b> {words.demoDeclined}
          </li>
          <li>
            <b>{demoCards.silence}</b> {words.demoSilent}
          </li>
        </ul>
      </div>
    </>
  )
}

/** A numeric keyboard has no slash: 0827 becomes 08/27. */
function withSlash(typed: string): string {
  return typed.trim().replace(/^(\d{2})(\d{2})$/, '$1/$2')
}
