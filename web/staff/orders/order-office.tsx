// The Order screen of the office.
import { OfficeHead } from '../office/office-head.tsx'

export function OrderOffice() {
  return <OfficeHead tab="Order" title="Order" />
}
