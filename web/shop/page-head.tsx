// The heading of a screen and the line under the heading, below the bunting.
import { useRestaurant } from '../page-data.ts'
import { ScreenHeading } from '../ui/screen-heading.tsx'
import styles from './page-head.module.css'

interface PageHeadProps {
  tab: (restaurant: string) => string
  title: string
  lead: string
}

export function PageHead({ tab, title, lead }: PageHeadProps) {
  const { name } = useRestaurant()
  return (
    <div className={styles.pageHead}>
      <ScreenHeading title={tab(name)} className={styles.title}>
        {title}
      </ScreenHeading>
      <p className={styles.lead}>{lead}</p>
    </div>
  )
}
