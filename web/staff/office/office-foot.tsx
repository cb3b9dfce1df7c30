// The foot of every staff screen but the board: which version the server is.
import type { MeReply } from '#domain/people/people-api.ts'
import { officeMessages } from '#words/basics/staff/office.ts'
import { classNames } from '../../ui/class-names.ts'
import styles from './office.module.css'

export function OfficeFoot({ me }: { me: MeReply | undefined }) {
  return (
    me && (
      <footer className={classNames('wrap', styles.officeFoot)}>{officeMessages.version(me.version)}</footer>
    )
  )
}
