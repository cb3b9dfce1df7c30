// The Backups screen of the office: the last good backup, what is wrong, and every one that there is (R73).
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { BackupsReply } from '#domain/restaurant/restaurant-api.ts'
import { dayAndTime } from '#words/basics/dates.ts'
import { backupsMessages as words, formatBackupFault, formatSize } from '#words/restaurant/staff/backups.ts'
import { fetchBackups } from '../../backups-api.ts'
import { useRestaurant } from '../../page-data.ts'
import { Answer } from '../../ui/answer.tsx'
import { Button } from '../../ui/button.tsx'
import { DataTable, type Column } from '../../ui/data-table.tsx'
import { Fact, Facts } from '../../ui/facts.tsx'
import { Stack } from '../../ui/layout.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Panel } from '../../ui/panel.tsx'
import { Quiet } from '../../ui/quiet.tsx'
import { OfficeHead } from '../office/office-head.tsx'
import { keys } from '../query-keys.ts'
import { DownloadDialog } from './download-dialog.tsx'

type Backup = BackupsReply['backups'][number]

/** Nobody announces that a backup was made, and nobody waits for it. */
const refetchInterval = 60_000

export function BackupsOffice() {
  const backups = useQuery({ queryKey: keys.backups, queryFn: fetchBackups, refetchInterval })
  return (
    <>
      <OfficeHead tab={words.title} title={words.title} about={words.about} />
      <Answer data={backups.data} hasFailed={backups.isError} onAgain={() => void backups.refetch()}>
        {(reply) => <Backups reply={reply} />}
      </Answer>
    </>
  )
}

function Backups({ reply }: { reply: BackupsReply }) {
  const { timeZone } = useRestaurant()
  const [downloading, setDownloading] = useState<Backup>()
  const { backups, folder } = reply
  const at = (moment: string) => dayAndTime(moment, timeZone)
  const last = backups.find(({ startedAt }) => startedAt === reply.lastGoodAt)
  const trial = backups.flatMap(({ restoredAt }) => restoredAt ?? []).at(0)
  // What was wrong before a good one is over.
  const fault = backups[0]?.fault
  return (
    <Stack gap={5}>
      {(reply.isOverdue || fault) && (
        <Notice tone={reply.isOverdue || fault?.code !== 'not-tried' ? 'bad' : 'change'}>
          {reply.isOverdue && words.overdue} {fault && formatBackupFault(fault)}
        </Notice>
      )}
      {reply.isOnSameDisk && <Notice tone="change">{words.sameDisk(folder)}</Notice>}
      <Panel title={words.last}>
        <Facts>
          <Fact name={words.made} isLarge>
            {reply.lastGoodAt ? at(reply.lastGoodAt) : words.none}
          </Fact>
          {last?.size != null && <Fact name={words.size}>{formatSize(last.size)}</Fact>}
          <Fact name={words.lastTrial}>{trial ? at(trial) : words.never}</Fact>
          <Fact name={words.next}>{at(reply.nextAt)}</Fact>
        </Facts>
      </Panel>
      <Panel title={words.list} about={words.kept}>
        {backups.length === 0 ? (
          <p>{words.empty(at(reply.nextAt))}</p>
        ) : (
          <DataTable
            isBare
            caption={words.list}
            columns={columnsOf(at, setDownloading)}
            rows={backups}
            keyOf={({ day }) => day}
          />
        )}
        {!reply.isOnSameDisk && <Quiet small>{words.folder(folder)}</Quiet>}
      </Panel>
      {downloading && (
        <DownloadDialog
          backup={downloading}
          night={at(downloading.startedAt)}
          onClose={() => setDownloading(undefined)}
        />
      )}
    </Stack>
  )
}

function columnsOf(at: (moment: string) => string, onDownload: (backup: Backup) => void): Column<Backup>[] {
  return [
    {
      key: 'night',
      head: words.night,
      isRowHead: true,
      isWhole: true,
      cell: ({ startedAt }) => at(startedAt),
      onCard: 'line',
    },
    {
      key: 'size',
      head: words.size,
      isAmount: true,
      isWhole: true,
      cell: ({ size }) => (size === null ? '' : formatSize(size)),
      onCard: 'end',
    },
    {
      key: 'state',
      head: words.state,
      cell: (backup) => words.stateOf[backup.state]({ ...backup, isRestored: backup.restoredAt !== null }),
      onCard: 'line',
    },
    {
      key: 'actions',
      head: words.actions,
      hidesHead: true,
      isActions: true,
      cell: (backup) =>
        backup.state === 'kept' && (
          <Button
            quiet
            small
            aria-label={words.downloadOf(at(backup.startedAt))}
            onClick={() => onDownload(backup)}
          >
            {words.download}
          </Button>
        ),
      onCard: 'wide',
    },
  ]
}
