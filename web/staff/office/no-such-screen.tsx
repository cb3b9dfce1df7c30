// An address of the office that leads nowhere.
import { ButtonLink } from '../../ui/button.tsx'
import { OfficeHead } from './office-head.tsx'
import { officePaths } from './office-paths.ts'
import { officeMessages } from '#words/basics/staff/office.ts'

export function NoSuchScreen() {
  return (
    <>
      <OfficeHead tab={officeMessages.nothingHere} title={officeMessages.nothingHere} />
      <ButtonLink href={officePaths.orders}>{officeMessages.toOrders}</ButtonLink>
    </>
  )
}
