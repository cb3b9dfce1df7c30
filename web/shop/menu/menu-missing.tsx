// Stands in place of the menu while the menu is loading, and when loading the menu has failed.
import { Refusal } from '../../api.ts'
import { Beans } from '../../ui/beans.tsx'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { refreshMenu, type MenuState } from './menu-store.ts'
import { classNames } from '../../ui/class-names.ts'
import styles from './menu-missing.module.css'
import lazyPartStyles from '../../ui/lazy-part.module.css'
import { menuMissingMessages } from '#words/menu/shop/menu-missing.ts'

export function MenuMissing({ menu }: { menu: Exclude<MenuState, { state: 'ready' }> }) {
  if (menu.state === 'loading') {
    return (
      <div className={classNames(styles.menuMissing, lazyPartStyles.wait)} role="status">
        <Beans />
        <p>{menuMissingMessages.loading}</p>
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
