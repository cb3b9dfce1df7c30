// Trust rule 19: the person who hands out food knows that nobody has paid for it, with the demo gateway and with test keys of Stripe. A
// demo says so on every page already.
import type { MeReply } from '#domain/people/people-api.ts'
import { may } from '#domain/people/staff.ts'
import { barMessages } from '#words/basics/staff/bar.ts'
import { demoMessages } from '../../ui/demo.ts'
import { officePaths } from '../office/office-paths.ts'
import { classNames } from '../../ui/class-names.ts'
import styles from './demo-payments.module.css'

interface DemoPaymentsProps {
  me: MeReply | undefined
  /** Where every pixel is a ticket's. */
  chip?: boolean
}

export function DemoPayments({ me, chip }: DemoPaymentsProps) {
  if (demoMessages || !(me?.demoPayments || me?.testPayments)) return null
  const name = me.testPayments ? barMessages.testPayments : barMessages.demoPayments
  if (chip) {
    return (
      <aside
        className={classNames(styles.demoPayments, styles.demoPaymentsChip)}
        aria-label={barMessages.payments}
      >
        <b>{name}</b>
      </aside>
    )
  }
  const hasOffice = may(me.role, 'run-office') && !me.mustChangePassword
  return (
    <aside className={styles.demoPayments} aria-label={barMessages.payments}>
      <b>{name}.</b> <span>{barMessages.noCharge}</span>{' '}
      {hasOffice && <a href={officePaths.setUp}>{barMessages.setUpPayments}</a>}
    </aside>
  )
}
