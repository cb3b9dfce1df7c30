// The Staff screen of the office.
import { OfficeHead } from '../office/office-head.tsx'

export function StaffOffice() {
  return <OfficeHead tab="Staff" title="Staff" />
}
