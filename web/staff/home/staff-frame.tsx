// What stands around the first staff screens: the bar, and who looks.
import type { ReactNode } from 'react'
import type { MeReply } from '#domain/api.ts'
import { StaffBar } from '../bar/staff-bar.tsx'
import { CouldNotLoad } from '../office/could-not-load.tsx'
import '../office/office.css'
import { officeWords } from '../office/words.ts'
import { useMe } from '../use-me.ts'
import './staff-home-page.css'

export function StaffFrame({ children }: { children: (me: MeReply) => ReactNode }) {
  const { data: me, isError, refetch } = useMe()
  return (
    <div className="staff">
      <StaffBar cook={me} />
      <main className="wrap staff-home" tabIndex={-1}>
        {me ? (
          children(me)
        ) : isError ? (
          <CouldNotLoad onAgain={() => void refetch()} />
        ) : (
          <p role="status">{officeWords.loading}</p>
        )}
      </main>
    </div>
  )
}
