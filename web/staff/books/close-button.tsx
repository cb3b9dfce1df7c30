// Closes a day of the books (R68). While the restaurant is open, the day is not over, and the button asks first.
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { bookScreenWords as words, closeWords } from '#words/staff/books.ts'
import { closeDay } from '../../books-api.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { useShop } from '../bar/use-shop.ts'
import { ConfirmDialog } from '../office/confirm-dialog.tsx'
import { troubleWords } from '../trouble-words.ts'
import { useErrands } from '../use-errands.ts'
import { booksKeys } from './books-keys.ts'

interface CloseButtonProps {
  day: string
  today: string
  isAgain?: boolean
  onClosed?: () => void
}

export function CloseButton({ day, today, isAgain = false, onClosed }: CloseButtonProps) {
  const client = useQueryClient()
  const shop = useShop()
  const { busy, run } = useErrands<'close'>()
  const [asks, setAsks] = useState(false)
  const [trouble, setTrouble] = useState<string>()
  // Before the stream has told, the shop may be open.
  const isGoingOn = day === today && shop?.opening.open !== false
  const close = async () => {
    client.setQueryData(booksKeys.close(day), await closeDay(day))
    void client.invalidateQueries({ queryKey: booksKeys.books })
    setAsks(false)
    onClosed?.()
  }
  const closeAtOnce = () =>
    run('close', async () => {
      setTrouble(undefined)
      try {
        await close()
      } catch (error) {
        setTrouble(troubleWords(error))
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
        {isAgain ? closeWords.closeAgain : words.close(day, today)}
      </Button>
      {trouble && <Notice tone="bad">{trouble}</Notice>}
      {asks && (
        <ConfirmDialog
          title={closeWords.early.title}
          about={closeWords.early.about}
          confirm={closeWords.early.confirm}
          onConfirm={close}
          onClose={() => setAsks(false)}
        />
      )}
    </>
  )
}
