// The payment part of the demo gateway: the card fields, and the browser's half of the gateway, which makes the token.
// The card fields have no `name` and are stored nowhere, so that the card can only go to the gateway.
import { checkCard, type TypedCard } from '#domain/orders/card-form.ts'
import { formatValidationErrors } from '#domain/basics/validation-messages.ts'
import { checkoutErrorMessages } from '#words/orders/shop/validation-errors.ts'
import { demoCards, demoToken } from '#domain/payments/test-cards.ts'
import { createStore } from '../../browser/store.ts'
import cardsLogo from '../../assets/cards.svg'
import { Field } from '../../ui/field.tsx'
import type { PaymentFieldsProps, PaymentPart } from './payment-part.ts'
import { groupCard } from './typed-digits.ts'
import styles from './demo-card-part.module.css'
import checkoutStyles from './checkout.module.css'
import { cardFormMessages as words } from '#words/payments/shop/card.ts'

const emptyCard: TypedCard = { cardNumber: '', cvv: '', expiry: '' }

const card = createStore(emptyCard)

function change(changed: Partial<TypedCard>): void {
  card.set({ ...card.get(), ...changed })
}

export const part: PaymentPart = {
  Fields: DemoCardFields,
  check: () => formatValidationErrors(checkoutErrorMessages, checkCard(card.get(), new Date())),
  prepare: async () => ({ token: demoToken(card.get().cardNumber) }),
  declined() {
    change({ cvv: '' })
    return { cvv: words.cvvAgain }
  },
  forget: () => change(emptyCard),
}

function DemoCardFields({ checkout: { fields, readOnly, recheck } }: PaymentFieldsProps) {
  const typed = card.use()
  const field = (name: keyof TypedCard) => ({
    inputMode: 'numeric' as const,
    required: true,
    readOnly,
    value: typed[name],
    error: fields[name],
    onChange: (event: { target: { value: string } }) => {
      change({ [name]: event.target.value })
      recheck()
    },
  })
  return (
    <>
      <div className={styles.card}>
        <Field
          {...field('cardNumber')}
          onChange={({ target, nativeEvent }) => {
            groupIn(target, nativeEvent)
            change({ cardNumber: target.value })
            recheck()
          }}
          label={words.cardNumber}
          autoComplete="cc-number"
          placeholder="0000 0000 0000 0000"
        />
        <img className={styles.cards} src={cardsLogo} width="125" height="50" alt={words.cards} />
      </div>
      <Field
        {...field('cvv')}
        label={words.cvv}
        className={checkoutStyles.half}
        autoComplete="cc-csc"
        placeholder={words.cvvPlaceholder}
        maxLength={4}
      />
      <Field
        {...field('expiry')}
        label={words.expiry}
        className={checkoutStyles.half}
        autoComplete="cc-exp"
        placeholder={words.expiryPlaceholder}
        onBlur={(event) => change({ expiry: withSlash(event.target.value) })}
      />
      <div className={styles.demo}>
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

/** At once, and before React sees the text: so the caret stays where it is put. */
function groupIn(input: HTMLInputElement, event: Event): void {
  const isDeletedAhead = event instanceof InputEvent && event.inputType === 'deleteContentForward'
  const { text, caret } = groupCard(input.value, input.selectionStart ?? input.value.length, isDeletedAhead)
  if (text === input.value) return
  input.value = text
  input.setSelectionRange(caret, caret)
}

/** Adds the slash that a numeric keyboard lacks: 0827 becomes 08/27. */
function withSlash(typed: string): string {
  return typed.trim().replace(/^(\d{2})(\d{2})$/, '$1/$2')
}
