// The Sales screen of the office.
import { OfficeHead } from '../office/office-head.tsx'

export function SalesOffice() {
  return <OfficeHead tab="Sales" title="Sales" />
}
