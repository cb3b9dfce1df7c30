// The way out: a native form, which works whatever became of the page.
import { paths } from '#domain/api.ts'
import { barWords } from '#words/staff/bar.ts'

export function LogOut({ className = 'staff-bar__logout' }: { className?: string }) {
  return (
    <form method="post" action={paths.logout}>
      <button type="submit" className={className}>
        {barWords.logout}
      </button>
    </form>
  )
}
