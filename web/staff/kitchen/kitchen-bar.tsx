// The bar of the board: the link to the office for owners, the last tap, the controls, and the time.
import type { ReactNode } from 'react'
import type { MeReply } from '#domain/people/people-api.ts'
import { may } from '#domain/people/staff.ts'
import { barMessages } from '#words/basics/staff/bar.ts'
import { paths } from '../../paths.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { SkipLink } from '../../ui/skip-link.tsx'
import { EmailsWait, useFollowedAlarms } from '../bar/alarm-mark.tsx'
import { DemoPayments } from '../bar/demo-payments.tsx'
import { HomeLink } from '../bar/home-link.tsx'
import { LogOut } from '../bar/log-out.tsx'
import { TabBar } from '../bar/tab-bar.tsx'
import { usePhone } from '../bar/use-phone.ts'
import { classNames } from '../../ui/class-names.ts'
import staffBarStyles from '../bar/staff-bar.module.css'
import styles from './kitchen-bar.module.css'

interface KitchenBarProps {
  /** Undefined until the server has answered who is logged in. */
  cook: MeReply | undefined
  clock: string | undefined
  newOrders: number
  /** Sold out, Busy and Pause. */
  controls: ReactNode
  children: ReactNode
}

export function KitchenBar({ cook, clock, newOrders, controls, children }: KitchenBarProps) {
  const isPhone = usePhone()
  useFollowedAlarms()
  const hasOffice = cook !== undefined && may(cook.role, 'run-office')
  return (
    <>
      <header className={classNames(staffBarStyles.staffBar, styles.kitchenBar)}>
        <SkipLink>{barMessages.skip}</SkipLink>
        <div className={styles.home}>
          <HomeLink isMark />
        </div>
        {hasOffice && !isPhone && (
          <ButtonLink className={styles.office} href={paths.staff}>
            {barMessages.office}
          </ButtonLink>
        )}
        <DemoPayments chip me={cook} />
        <EmailsWait chip me={cook} />
        {children}
        <div className={styles.controls}>{controls}</div>
        <div className={classNames(staffBarStyles.end, styles.end)}>
          {/* The office has these two. */}
          {cook && !hasOffice && (
            <a className={classNames(staffBarStyles.name, styles.name)} href={paths.password}>
              {cook.name}
            </a>
          )}
          {clock && <time className={classNames(staffBarStyles.clock, styles.clock)}>{clock}</time>}
          {cook && !hasOffice && <LogOut />}
        </div>
      </header>
      {cook && hasOffice && isPhone && <TabBar me={cook} newOrders={newOrders} />}
    </>
  )
}
