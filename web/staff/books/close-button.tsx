// Closes a day of the books (R68). While the restaurant is open, or opens once more today, the button asks first.
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { MenuReply } from '#domain/restaurant/restaurant-api.ts'
import { businessDayStartHour } from '#domain/basics/days.ts'
import { calendarDay } from '#words/basics/dates.ts'
import { booksScreenMessages as words, closeDayMessages } from '#words/books/staff/books.ts'
import { closeDay } from '../../books-api.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { useShop } from '../bar/use-shop.ts'
import { ConfirmDialog } from '../office/confirm-dialog.tsx'
import { errorMessage } from '../error-message.ts'
import { useSingleFlight } from '../use-single-flight.ts'
import { booksKeys } from './books-keys.ts'

/** Closed, and not to be opened again on this business day. Unknown before the first event of the stream. */
function isOverFor(today: string, shop: MenuReply | undefined): boolean {
  if (!shop || shop.opening.open) return false
  const { opensAt } = shop.opening
  // In the nights when the clocks change, this day starts an hour off.
  const opens =
    opensAt && calendarDay(Date.parse(opensAt) - businessDayStartHour * 3_600_000, shop.restaurant.timeZone)
  return opens !== today
}

interface CloseButtonProps {
  day: string
  today: string
  isAgain?: boolean
  onClosed?: () => void
}

export function CloseButton({ day, today, isAgain = false, onClosed }: CloseButtonProps) {
  const client = useQueryClient()
  const shop = useShop()
  const { busy, run } = useSingleFlight<'close'>()
  const [asks, setAsks] = useState(false)
  const [failure, setFailure] = useState<string>()
  const isGoingOn = day === today && !isOverFor(today, shop)
  const close = async () => {
    client.setQueryData(booksKeys.close(day), await closeDay(day))
    void client.invalidateQueries({ queryKey: booksKeys.books })
    setAsks(false)
    onClosed?.()
  }
  const closeAtOnce = () =>
    run('close', async () => {
      setFailure(undefined)
      try {
        await close()
      } catch (error) {
        setFailure(errorMessage(error))
      }
    })
  return (
    <>
      <Button
        go
        busy={busy.has('close')}
        busyLabel={words.closing}
        onClick={() => (isGoingOn ? setAsks(true) : void closeAtOnce())}
      >
        {isAgain ? closeDayMessages.closeAgain : words.close(day, today)}
      </Button>
      {failure && <Notice tone="bad">{failure}</Notice>}
      {asks && (
        <ConfirmDialog
          title={closeDayMessages.early.title}
          about={closeDayMessages.early.about}
          confirm={closeDayMessages.early.confirm}
          onConfirm={close}
          onClose={() => setAsks(false)}
        />
      )}
    </>
  )
}
