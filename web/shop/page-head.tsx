// The heading of a screen and the line under the heading, below the bunting.
import { useRestaurant } from '../shop-front.ts'
import { ScreenHeading } from '../ui/screen-heading.tsx'
import './page-head.css'

interface PageHeadProps {
  tab: (restaurant: string) => string
  title: string
  lead: string
}

export function PageHead({ tab, title, lead }: PageHeadProps) {
  const { name } = useRestaurant()
  return (
    <div className="page-head">
      <ScreenHeading title={tab(name)} className="page-head__title">
        {title}
      </ScreenHeading>
      <p className="page-head__lead">{lead}</p>
    </div>
  )
}
