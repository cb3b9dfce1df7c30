// The way out: a native form, which works whatever became of the page.
import { peoplePaths } from '#domain/people/people-api.ts'
import { barMessages } from '#words/basics/staff/bar.ts'

export function LogOut({ className = 'staff-bar__logout' }: { className?: string | undefined }) {
  return (
    <form method="post" action={peoplePaths.logout}>
      <button type="submit" className={className}>
        {barMessages.logout}
      </button>
    </form>
  )
}
