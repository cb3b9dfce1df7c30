// Asks for the owner's password once more, and starts the download of a backup.
import { useState } from 'react'
import type { BackupsReply } from '#domain/restaurant/restaurant-api.ts'
import { downloadBody } from '#domain/restaurant/backups-schema.ts'
import { downloadMessages as words, formatSize } from '#words/restaurant/staff/backups.ts'
import { permitDownload } from '../../backups-api.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog, DialogActions } from '../../ui/dialog.tsx'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import { takeFocus } from '../../ui/take-focus.ts'
import { checkedBy } from '../checked-by.ts'
import { useMe } from '../use-me.ts'
import { useSubmit } from '../use-submit.ts'

interface DownloadDialogProps {
  backup: BackupsReply['backups'][number]
  /** How it is called in the list. */
  night: string
  onClose: () => void
}

export function DownloadDialog({ backup, night, onClose }: DownloadDialogProps) {
  const { data: me } = useMe()
  const [current, setCurrent] = useState('')
  const [shown, setShown] = useState(false)
  const [hasBegun, setHasBegun] = useState(false)
  const form = useSubmit({
    check: () => checkedBy(downloadBody, { current }),
    async send(body) {
      startDownload((await permitDownload(backup.day, body)).url)
      setHasBegun(true)
    },
  })
  if (hasBegun)
    return (
      <Dialog open title={words.title(night)} onClose={onClose}>
        <p role="status">{words.begun}</p>
        <DialogActions>
          <Button go ref={takeFocus} onClick={onClose}>
            {words.close}
          </Button>
        </DialogActions>
      </Dialog>
    )
  return (
    <FormDialog title={words.title(night)} form={form} submit={words.download} onClose={onClose}>
      <p>{words.about(formatSize(backup.size ?? 0))}</p>
      {/* For whoever keeps the passwords of this browser. */}
      <input type="text" name="username" autoComplete="username" value={me?.username ?? ''} readOnly hidden />
      <PasswordField
        label={words.password}
        name="current"
        autoComplete="current-password"
        required
        value={current}
        shown={shown}
        onShownChange={setShown}
        error={form.fields['current']}
        onChange={({ target }) => {
          setCurrent(target.value)
          form.touched('current')
        }}
      />
    </FormDialog>
  )
}

/** The browser writes the file to the disk as it comes: a script would have to hold all of it in memory. */
function startDownload(url: string): void {
  const link = document.createElement('a')
  link.href = url
  link.download = ''
  link.click()
}
