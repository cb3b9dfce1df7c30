// The Menu screen: four lotería cards (R12, R13).
import { PageHead } from '../page-head.tsx'
import { MenuCard } from './menu-card.tsx'
import { MenuMissing } from './menu-missing.tsx'
import './menu-page.css'
import { useMenu } from './menu-store.ts'
import { menuWords } from './words.ts'

export function MenuPage() {
  const menu = useMenu()
  return (
    <div className="wrap">
      <PageHead tab={menuWords.tab} title={menuWords.title} lead={menuWords.lead} />
      {menu.state === 'ready' ? (
        <ul className="menu-cards">
          {menu.items.map((item, index) => (
            <MenuCard key={item.id} item={item} number={index + 1} />
          ))}
        </ul>
      ) : (
        <MenuMissing menu={menu} />
      )}
    </div>
  )
}
