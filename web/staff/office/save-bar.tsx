// The bar at the foot of a form of settings: what is not saved or needs a fix, Save, Discard; and the question before leaving.
import { useRef, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Dialog, DialogActions, DialogColumn } from '../../ui/dialog.tsx'
import { Notice } from '../../ui/notice.tsx'
import { useLeaveGuard } from './use-leave-guard.ts'
import styles from './save-bar.module.css'
import { saveBarMessages as words } from '#words/basics/staff/save-bar.ts'

interface SaveBarProps {
  /** The names, as the screen shows them, of what differs from what is saved. */
  unsaved: readonly string[]
  /** What has to be mended before this can be saved, as a sentence. */
  needsFix?: string | undefined
  sending: boolean
  /** Something that belongs to the form is still on its way, and cannot be discarded. */
  pending?: boolean
  /** Said while Save waits for it. */
  waitsFor?: string | undefined
  /** Why it could not be saved. */
  failure?: string | undefined
  /** Somebody else has saved since: this cannot be saved over their work. */
  isOutdated: boolean
  /** Shows what is saved, in place of what was typed. */
  onReload: () => Promise<boolean>
  onDiscard: () => void
}

/** Belongs into the form, for Save submits it. Nothing is shown until something is edited. */
export function SaveBar(props: SaveBarProps) {
  const { unsaved, needsFix, sending, pending = false, waitsFor, failure, isOutdated, onDiscard } = props
  const bar = useRef<HTMLDivElement>(null)
  const isEdited = unsaved.length > 0
  const [wasEdited, setWasEdited] = useState(isEdited)
  const [isReloadFailed, setReloadFailed] = useState(false)
  if (isEdited && !wasEdited) setWasEdited(true)
  const state = waitsFor ?? needsFix ?? (isEdited ? words.notSaved(unsaved) : words.saved)
  const reload = async () => {
    const isReloaded = await props.onReload()
    setReloadFailed(!isReloaded)
    if (!isReloaded) return
    // The notice goes, and the button in it that was pressed.
    bar.current?.querySelector<HTMLElement>('[type=submit]')?.focus()
  }
  return (
    <div ref={bar} className={wasEdited ? styles.saveBar : undefined}>
      {failure && !isOutdated && (
        <Notice tone="bad" className={styles.notice}>
          {failure}
        </Notice>
      )}
      {isOutdated && (
        <Notice
          tone="change"
          className={styles.notice}
          action={
            <Button quiet onClick={() => void reload()}>
              {words.meanwhile.reload}
            </Button>
          }
        >
          <b>{words.meanwhile.title}</b>{' '}
          {isReloadFailed ? words.meanwhile.notReloaded : words.meanwhile.about}
        </Notice>
      )}
      <p className={styles.state} role="status">
        {wasEdited && state}
      </p>
      {wasEdited && (
        <>
          <Button className={styles.button} off={!isEdited || sending || pending} onClick={onDiscard}>
            {words.discard}
          </Button>
          <Button
            className={styles.button}
            go
            type="submit"
            off={!isEdited || isOutdated || needsFix !== undefined}
            busy={sending || waitsFor !== undefined}
            busyLabel={words.saving}
          >
            {words.save}
          </Button>
        </>
      )}
      <LeaveDialog isUnsaved={isEdited} />
    </div>
  )
}

function LeaveDialog({ isUnsaved }: { isUnsaved: boolean }) {
  const { isAsking, stay, leave } = useLeaveGuard(isUnsaved)
  if (!isAsking) return null
  return (
    <Dialog open size="small" onClose={stay} title={words.leave.title}>
      <DialogColumn>
        <p>{words.leave.about}</p>
        <DialogActions>
          <Button onClick={stay}>{words.leave.stay}</Button>
          <Button danger onClick={leave}>
            {words.leave.leave}
          </Button>
        </DialogActions>
      </DialogColumn>
    </Dialog>
  )
}
