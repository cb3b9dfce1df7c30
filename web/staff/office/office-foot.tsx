// The foot of every staff screen but the board: which version the server is.
import type { MeReply } from '#domain/people/people-api.ts'
import { officeMessages } from '#words/basics/staff/office.ts'
import './office.css'

export function OfficeFoot({ me }: { me: MeReply | undefined }) {
  return me && <footer className="wrap office-foot">{officeMessages.version(me.version)}</footer>
}
