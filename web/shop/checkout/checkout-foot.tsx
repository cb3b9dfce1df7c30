// The foot of the checkout, which is always in sight: notices, CANCEL and SUBMIT (R23).
import type { ReactNode, Ref } from 'react'
import { formatMoney } from '#domain/basics/money.ts'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { DialogActions } from '../../ui/dialog.tsx'
import { Notice } from '../../ui/notice.tsx'
import { DismissRemoved, RemovedMessage } from '../cart/cart-news.tsx'
import { isAnyMissing, type Missing } from '../cart/missing.ts'
import { canGiveUp } from './checkout-state.ts'
import { DoubtButtons, ElsewhereNotice, MessageText } from './doubt-notice.tsx'
import { ChangeNews } from './change-news.tsx'
import { MissingButtons, MissingLines, ReplacedLine } from './missing-parts.tsx'
import { usePromiseLine } from './promise-box.tsx'
import { TimeNotice } from './time-notice.tsx'
import type { Checkout } from './checkout.ts'
import type { Elsewhere } from './watch-orders.ts'
import checkoutStyles from './checkout.module.css'
import { amountMessages } from '#words/basics/amounts.ts'
import { checkoutLabels as words } from '#words/orders/shop/checkout.ts'

interface CheckoutFootProps {
  /** The notice about the whole order, which can take the focus. */
  ref: Ref<HTMLDivElement>
  checkout: Checkout
  elsewhere: Elsewhere
  /** What in the cart cannot be had. */
  missing: Missing
  /** Any other reason why SUBMIT is disabled. */
  obstacle: ReactNode
  /** CANCEL was pressed while the order could not be canceled. */
  isCancelPressed: boolean
  onCancel: () => void
}

const obstacleId = 'checkout-obstacle'
const soldOutId = 'checkout-sold-out'
const onItsWayId = 'checkout-on-its-way'

export function CheckoutFoot(props: CheckoutFootProps) {
  const { ref, checkout, elsewhere, missing, obstacle, isCancelPressed, onCancel } = props
  const { step, readOnly, bill, chosenFulfillment } = checkout
  const promise = usePromiseLine(checkout)
  const isSlow = step.at === 'sending' && step.slow
  const isStuck = !canGiveUp(step)
  const isMissing = isAnyMissing(missing)
  return (
    <DialogActions className={checkoutStyles.actions}>
      <Notices ref={ref} checkout={checkout} elsewhere={elsewhere} missing={missing} onCancel={onCancel} />
      {isStuck && (
        <p
          className={isCancelPressed ? checkoutStyles.obstacle : 'visually-hidden'}
          id={onItsWayId}
          role="status"
        >
          {words.onItsWay}
        </p>
      )}
      {obstacle && (
        <p className={checkoutStyles.obstacle} id={obstacleId} role="status">
          {obstacle}
        </p>
      )}
      {/* On a phone the bill is out of sight. */}
      {bill && (
        <p className={checkoutStyles.total}>
          {/* Until the time is known its place stays. */}
          <span className={checkoutStyles.promise}>{promise}</span>
          {/* An order that is under way has its own fee, whatever the form says meanwhile. */}
          <span>
            {chosenFulfillment.isFeeOpen && !readOnly ? amountMessages.totalSoFar : amountMessages.total}
          </span>
          <b>{formatMoney(bill.total)}</b>
        </p>
      )}
      {/* CANCEL is not `off`, so that a press is answered with the reason. */}
      <Button
        data-beside-bank
        data-cancel
        aria-disabled={isStuck || undefined}
        aria-describedby={isStuck ? onItsWayId : undefined}
        onClick={onCancel}
      >
        {words.cancel}
      </Button>
      <Button
        go
        type="submit"
        disabled={obstacle !== undefined || isMissing}
        aria-describedby={
          classNames(obstacle !== undefined && obstacleId, isMissing && soldOutId) || undefined
        }
        busy={readOnly}
        busyLabel={isSlow ? words.stillSending : words.sending}
      >
        {words.submit}
      </Button>
    </DialogActions>
  )
}

type NoticesProps = Pick<CheckoutFootProps, 'ref' | 'checkout' | 'elsewhere' | 'missing' | 'onCancel'>

function Notices({ ref, checkout, elsewhere, missing, onCancel }: NoticesProps) {
  const { step, message, fields, time, lines, changes } = checkout
  const { removedItems, replacedChoices } = changes
  const isInDoubt = step.at === 'in-doubt'
  const tellsSoldOut = message?.about === 'sold-out'
  const needsPhone = changes.needsPhone && !fields['phone']
  const abouts = [
    changes.price && 'price',
    changes.removedPaymentMethod && 'pay',
    needsPhone && 'phone',
  ] as const
  // The first of these takes the focus after an answer, and after a SUBMIT that came too early.
  const first = [message, time.was ?? time.gone, ...abouts, removedItems.length > 0, true].findIndex(Boolean)
  const refAt = (place: number) => (place === first ? { ref } : {})
  const buttons = <MissingButtons missing={missing} onRemoved={goOn} onCancel={onCancel} />
  return (
    <div className={checkoutStyles.notices} data-beside-bank>
      {/* All messages about the order share one element, so that the next message does not lose the focus. */}
      {message && (
        <Notice
          ref={ref}
          id={tellsSoldOut ? soldOutId : undefined}
          tone={message.tone}
          action={isInDoubt ? <DoubtButtons onDecided={focusOnButtons} /> : tellsSoldOut && buttons}
        >
          <MessageText message={message} />
        </Notice>
      )}
      <TimeNotice {...refAt(1)} checkout={checkout} onPicked={focusOnButtons} />
      {abouts.map(
        (about, at) =>
          about && (
            <Notice {...refAt(2 + at)} key={about} tone="change">
              <ChangeNews about={about} checkout={checkout} />
            </Notice>
          ),
      )}
      {removedItems.length > 0 && (
        <Notice {...refAt(5)} tone="change" action={<DismissRemoved onSeen={focusOnButtons} />}>
          <RemovedMessage removed={removedItems} />
        </Notice>
      )}
      {replacedChoices.length > 0 && (
        <Notice {...refAt(6)} tone="change">
          <ReplacedLine replaced={replacedChoices} lines={lines} />
        </Notice>
      )}
      {isAnyMissing(missing) && !tellsSoldOut && (
        <Notice id={soldOutId} tone="bad" action={buttons}>
          <MissingLines missing={missing} />
        </Notice>
      )}
      <ElsewhereNotice news={elsewhere} />
    </div>
  )
}

/** To the next button that takes something out, else to SUBMIT. */
function goOn(): void {
  if (!focusOn('[data-beside-bank] button')) focusOnButtons()
}

/** Focuses SUBMIT, or CANCEL while SUBMIT is disabled. */
function focusOnButtons(): void {
  if (!focusOn('[type="submit"]:enabled')) focusOn('[data-cancel]')
}

function focusOn(selector: string): boolean {
  const found = document.querySelector<HTMLElement>(`dialog[open] form ${selector}`)
  found?.focus()
  return found !== null
}
