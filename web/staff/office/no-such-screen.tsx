// An address of the office that leads nowhere.
import { ButtonLink } from '../../ui/button.tsx'
import { OfficeHead } from './office-head.tsx'
import { officePaths } from './office-paths.ts'
import { officeWords } from '#words/basics/staff/office.ts'

export function NoSuchScreen() {
  return (
    <>
      <OfficeHead tab={officeWords.nothingHere} title={officeWords.nothingHere} />
      <ButtonLink href={officePaths.orders}>{officeWords.toOrders}</ButtonLink>
    </>
  )
}
