// The heading of a screen and the line under the heading, below the bunting.
import { ScreenHeading } from '../ui/screen-heading.tsx'
import './page-head.css'

export function PageHead({ tab, title, lead }: { tab: string; title: string; lead: string }) {
  return (
    <div className="page-head">
      <ScreenHeading title={tab} className="page-head__title">
        {title}
      </ScreenHeading>
      <p className="page-head__lead">{lead}</p>
    </div>
  )
}
