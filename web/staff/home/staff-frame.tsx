// What stands around the first staff screens: the bar, and the check that somebody is logged in.
import { useEffect, type ReactNode } from 'react'
import type { MeReply } from '#domain/api.ts'
import { Refusal } from '../../api.ts'
import { fetchMe } from '../../kitchen-api.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { useAnswer } from '../../ui/use-answer.ts'
import { StaffBar } from '../bar/staff-bar.tsx'
import '../office/office.css'
import './staff-home-page.css'
import { staffWords } from './words.ts'

interface StaffFrameProps {
  onSignedOut: () => void
  /** `again` asks the server once more who it is. */
  children: (me: MeReply, again: () => void) => ReactNode
}

export function StaffFrame({ onSignedOut, children }: StaffFrameProps) {
  const [me, again] = useAnswer(fetchMe)
  const signedOut = me.state === 'failed' && me.error instanceof Refusal && me.error.status === 401

  // The address belongs to the browser: leaving this screen is an effect, not a rendering.
  useEffect(() => {
    if (signedOut) onSignedOut()
  }, [signedOut, onSignedOut])

  return (
    <div className="staff">
      <StaffBar cook={me.state === 'ready' ? me.value : undefined} />
      <main className="wrap staff-home" tabIndex={-1}>
        {me.state === 'ready' && children(me.value, again)}
        {me.state === 'loading' && <p role="status">{staffWords.loading}</p>}
        {me.state === 'failed' && !signedOut && (
          <Notice
            tone="bad"
            action={
              <Button small onClick={again}>
                {staffWords.again}
              </Button>
            }
          >
            <b>{staffWords.failed}</b>
          </Notice>
        )}
      </main>
    </div>
  )
}
