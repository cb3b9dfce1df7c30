// The Log screen of the office.
import { OfficeHead } from '../office/office-head.tsx'

export function LogOffice() {
  return <OfficeHead tab="Log" title="Log" />
}
