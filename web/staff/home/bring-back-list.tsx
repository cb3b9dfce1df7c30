// For Restaurant > Details: brings back the list of the first week that was put away (R40). Nothing while it is not.
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { firstWeekWords } from '#words/staff/first-week.ts'
import { changeChecklist, fetchToday } from '../../office-api.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { takeFocus } from '../../ui/take-focus.ts'
import { keys } from '../query-keys.ts'
import { troubleWords } from '../trouble-words.ts'
import { useErrands } from '../use-errands.ts'
import './bring-back-list.css'

export function BringBackList() {
  const client = useQueryClient()
  const { data } = useQuery({ queryKey: keys.today, queryFn: fetchToday })
  const { busy, run } = useErrands<'bring-back'>()
  const [said, say] = useState<{ back: true } | { trouble: string }>()

  const bringBack = () =>
    run('bring-back', async () => {
      try {
        const told = await changeChecklist({ putAway: false })
        // An answer still on its way may be older, and must not replace this one.
        await client.cancelQueries({ queryKey: keys.today })
        client.setQueryData(keys.today, told)
        say({ back: true })
      } catch (error) {
        say({ trouble: troubleWords(error) })
      }
    })

  if (said && 'back' in said) {
    return (
      <Notice tone="info" className="bring-back-list" ref={takeFocus}>
        {firstWeekWords.isBack}
      </Notice>
    )
  }
  if (!data?.firstWeek.putAway) return null
  return (
    <Notice
      tone={said ? 'bad' : 'info'}
      className="bring-back-list"
      action={
        <Button quiet busy={busy.has('bring-back')} onClick={() => void bringBack()}>
          {firstWeekWords.bringBack}
        </Button>
      }
    >
      {said ? said.trouble : firstWeekWords.isAway}
    </Notice>
  )
}
