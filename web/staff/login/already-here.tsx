// For somebody who opens the login window while being logged in: the way back to their screens.
import { fetchSession } from '../../session-api.ts'
import { paths } from '../../paths.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { useAnswer } from '../../ui/use-answer.ts'
import { loginMessages } from '#words/people/staff/login.ts'

const homes = { kitchen: paths.kitchen, owner: paths.staff } as const

export function AlreadyHere({ onLeave }: { onLeave: () => void }) {
  const [session] = useAnswer(fetchSession)
  // Whoever does not answer keeps nobody from logging in.
  const staff = session.state === 'ready' ? session.value.staff : null
  if (!staff) return null
  const home = (
    <ButtonLink small href={homes[staff.role]} onClick={onLeave}>
      {loginMessages.goOn[staff.role]}
    </ButtonLink>
  )
  return (
    <Notice tone="info" action={home}>
      {loginMessages.here(staff.name)}
    </Notice>
  )
}
