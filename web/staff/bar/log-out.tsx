// Log out: a native form, which works whatever became of the page.
import { peoplePaths } from '#domain/people/people-api.ts'
import { barMessages } from '#words/basics/staff/bar.ts'
import staffBarStyles from './staff-bar.module.css'

export function LogOut({ className = staffBarStyles.logout }: { className?: string | undefined }) {
  return (
    <form method="post" action={peoplePaths.logout}>
      <button type="submit" className={className}>
        {barMessages.logout}
      </button>
    </form>
  )
}
