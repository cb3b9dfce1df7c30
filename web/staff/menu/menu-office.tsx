// The Menu screen of the office.
import { OfficeHead } from '../office/office-head.tsx'

export function MenuOffice() {
  return <OfficeHead tab="Menu" title="Menu" />
}
