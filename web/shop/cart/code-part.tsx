// The code in the cart (R64): its field, or the ticket that says what it gives.
import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { flushSync } from 'react-dom'
import { promoCodePattern } from '#domain/orders/order-constants.ts'
import type { PromoCodeTerms } from '#domain/orders/discount.ts'
import { cents, type Cents } from '#domain/basics/money.ts'
import {
  promoCodeMessages as words,
  formatDiscount,
  promoCodeRejectionMessage,
} from '#words/orders/shop/promo-codes.ts'
import { Refusal } from '../../api.ts'
import { checkPromoCode } from '../../order-api.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { currentCode, storeCode } from './cart-store.ts'
import { acceptCode, removeCode } from './removed-code.ts'
import styles from './code-part.module.css'

export interface CodePartProps {
  /** The code that is stored with the cart. */
  code: PromoCodeTerms | undefined
  subtotal: Cents
  /** Whether the field stays open without a code. */
  onAsk: (asks: boolean) => void
}

export function CodePart({ code, subtotal, onAsk }: CodePartProps) {
  const [typed, setTyped] = useState('')
  const [error, setError] = useState<string>()
  useStoredCode(code, subtotal, (stored, why) => {
    onAsk(true)
    setTyped(stored.code)
    setError(why)
  })
  if (code) return <CodeTicket code={code} subtotal={subtotal} onRemove={remove} />
  return <CodeField subtotal={subtotal} typed={typed} error={error} onType={setTyped} onError={setError} />

  /** The pressed button disappears with the ticket. */
  function remove(): void {
    flushSync(() => {
      setTyped('')
      setError(undefined)
      onAsk(false)
      storeCode(undefined)
    })
    document.querySelector<HTMLElement>('[data-code-button]')?.focus()
  }
}

/**
 * Asks once, when the cart opens, whether the stored code is still good; a code that is not is removed, with the reason. An answer that
 * comes after the customer has removed or replaced the code changes nothing.
 */
function useStoredCode(
  code: PromoCodeTerms | undefined,
  subtotal: Cents,
  onRefused: (code: PromoCodeTerms, why: string) => void,
): void {
  const atFirst = useRef({ code, subtotal, onRefused })
  useEffect(() => {
    const { code: stored, subtotal: sum, onRefused: refuse } = atFirst.current
    if (!stored) return undefined
    let isShown = true
    const isStillStored = () => isShown && currentCode()?.code === stored.code
    checkPromoCode({ code: stored.code, subtotal: Math.max(sum, stored.minimumOrder) }).then(
      (terms) => isStillStored() && storeCode(terms),
      (failure: unknown) => {
        if (!(failure instanceof Refusal) || !failure.promoCodeRejection || !isStillStored()) return
        // The ticket itself shows a minimum that is higher than before.
        const { why, minimumOrder } = failure.promoCodeRejection
        if (why === 'too-small' && minimumOrder !== undefined) return storeCode({ ...stored, minimumOrder })
        refuse(stored, promoCodeRejectionMessage(failure.promoCodeRejection))
        removeCode(stored.code, failure.promoCodeRejection)
      },
    )
    return () => {
      isShown = false
    }
  }, [])
}

interface CodeTicketProps {
  code: PromoCodeTerms
  subtotal: Cents
  onRemove: () => void
}

function CodeTicket({ code, subtotal, onRemove }: CodeTicketProps) {
  const { minimumOrder } = code
  const missing = cents(minimumOrder - subtotal)
  return (
    <div className={styles.codeTicket}>
      <p role="status">
        <b>{code.code}</b>
        <span>
          {missing > 0
            ? promoCodeRejectionMessage({ why: 'too-small', minimumOrder, missing })
            : formatDiscount(code)}
        </span>
      </p>
      <Button link data-code-button aria-label={words.removes(code.code)} onClick={onRemove}>
        {words.remove}
      </Button>
    </div>
  )
}

interface CodeFieldProps {
  subtotal: Cents
  typed: string
  error: string | undefined
  onType: (typed: string) => void
  onError: (error: string | undefined) => void
}

function CodeField({ subtotal, typed, error, onType, onError }: CodeFieldProps) {
  const [checking, setChecking] = useState(false)
  const field = useRef<HTMLDivElement>(null)
  const focus = () => field.current?.querySelector('input')?.focus()
  // A customer who opened the field wants to type; a code that was refused when the cart opened takes no focus.
  const isAsked = useRef(error === undefined)
  useEffect(() => {
    if (isAsked.current) focus()
  }, [])

  /** The message grows below the field, maybe out of sight: field and message are brought into sight together. */
  function refuse(why: string): void {
    flushSync(() => onError(why))
    focus()
    field.current?.scrollIntoView({ block: 'nearest' })
  }

  async function apply(): Promise<void> {
    if (checking) return
    const code = typed.trim().toUpperCase()
    if (code === '') return refuse(words.missing)
    if (!promoCodePattern.test(code)) return refuse(promoCodeRejectionMessage({ why: 'unknown' }))
    setChecking(true)
    try {
      const terms = await checkPromoCode({ code, subtotal })
      // The field goes, and with it the focus.
      flushSync(() => acceptCode(terms))
      document.querySelector<HTMLElement>('[data-code-button]')?.focus()
    } catch (failure) {
      setChecking(false)
      refuse(errorMessage(failure))
    }
  }

  /** Not a form of its own: the cart has none, and Enter in the field must not press CHECKOUT. Who holds Enter asks once. */
  function onKeyDown(event: KeyboardEvent): void {
    if (event.key === 'Enter' && !event.repeat) void apply()
  }

  return (
    <div ref={field} className={styles.codeField}>
      <Field
        label={words.label}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={40}
        value={typed}
        error={error}
        readOnly={checking}
        onKeyDown={onKeyDown}
        onChange={({ target }) => {
          onType(target.value)
          onError(undefined)
        }}
      />
      <Button small off={checking} onClick={() => void apply()}>
        {words.apply}
      </Button>
    </div>
  )
}

function errorMessage(failure: unknown): string {
  if (!(failure instanceof Refusal)) return words.noAnswer
  if (failure.status === 429) return words.tooMany
  return failure.promoCodeRejection ? promoCodeRejectionMessage(failure.promoCodeRejection) : words.noAnswer
}
