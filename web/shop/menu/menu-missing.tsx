// Stands in place of the menu while the menu is loading, and when loading the menu has failed.
import { Refusal } from '../../api.ts'
import { Button } from '../../ui/button.tsx'
import { Waiting } from '../../ui/lazy-part.tsx'
import { Notice } from '../../ui/notice.tsx'
import { refreshMenu, type MenuState } from './menu-store.ts'
import styles from './menu-missing.module.css'
import { menuMissingMessages } from '#words/menu/shop/menu-missing.ts'

export function MenuMissing({ menu }: { menu: Exclude<MenuState, { state: 'ready' }> }) {
  if (menu.state === 'loading') {
    return (
      <div className={styles.menuMissing}>
        <Waiting words={menuMissingMessages.loading} />
      </div>
    )
  }
  const isBusy = menu.error instanceof Refusal && menu.error.code === 'busy'
  const again = (
    <Button small onClick={() => void refreshMenu()}>
      {menuMissingMessages.again}
    </Button>
  )
  return (
    <div className={styles.menuMissing}>
      <Notice tone="bad" action={again}>
        <b>{isBusy ? menuMissingMessages.busy : menuMissingMessages.failed}</b>{' '}
        {isBusy ? menuMissingMessages.tryingAgain : menuMissingMessages.safe}
      </Notice>
    </div>
  )
}
