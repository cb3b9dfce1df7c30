// The Orders screen of the office.
import { OfficeHead } from '../office/office-head.tsx'

export function OrdersOffice() {
  return <OfficeHead tab="Orders" title="Orders" />
}
