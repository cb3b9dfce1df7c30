// Nothing came: says so, and offers to ask again.
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { officeMessages } from '#words/basics/staff/office.ts'

export function CouldNotLoad({ onAgain }: { onAgain: () => void }) {
  return (
    <Notice
      tone="bad"
      action={
        <Button small onClick={onAgain}>
          {officeMessages.again}
        </Button>
      }
    >
      <b>{officeMessages.failed}</b>
    </Notice>
  )
}
