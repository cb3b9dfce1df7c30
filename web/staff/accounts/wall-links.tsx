// The links that open the wall without a login (R75): those that work, a new one, and revoking one.
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { WallLink, WallLinksReply } from '#domain/people/people-api.ts'
import { newWallLink } from '#domain/people/wall-link-schema.ts'
import { calendarDay, monthAndDay } from '#words/basics/dates.ts'
import { wallLinkMessages as words } from '#words/people/staff/wall-links.ts'
import { fetchWallLinks, makeWallLink, revokeWallLink } from '../../office-api.ts'
import { paths } from '../../paths.ts'
import { Answer } from '../../ui/answer.tsx'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Row, Stack } from '../../ui/layout.tsx'
import { List, ListItem } from '../../ui/list.tsx'
import { Announcement, Notice } from '../../ui/notice.tsx'
import { Panel } from '../../ui/panel.tsx'
import { Quiet } from '../../ui/quiet.tsx'
import { usePassedFocus } from '../../ui/use-passed-focus.ts'
import { checkedBy } from '../checked-by.ts'
import { ConfirmDialog } from '../office/confirm-dialog.tsx'
import { keys } from '../query-keys.ts'
import { useSubmit } from '../use-submit.ts'
import { ShownPassword } from './first-password.tsx'

interface NewLink {
  readonly id: number
  readonly name: string
  readonly address: string
}

export function WallLinks({ timeZone, now }: { timeZone: string; now: number }) {
  const client = useQueryClient()
  const { data, isError, refetch } = useQuery({ queryKey: keys.wallLinks, queryFn: fetchWallLinks })
  const [made, setMade] = useState<NewLink>()
  const [revoking, setRevoking] = useState<WallLink>()
  const [revoked, setRevoked] = useState<string>()
  const apply = ({ links }: WallLinksReply) => client.setQueryData(keys.wallLinks, { links })

  return (
    <Panel title={words.title} about={words.about}>
      <Answer data={data} hasFailed={isError} onAgain={() => void refetch()}>
        {({ links }) => (
          <Stack gap={4}>
            {links.length > 0 && (
              <List>
                {links.map((link) => (
                  <LinkRow
                    key={link.id}
                    link={link}
                    day={monthAndDay(calendarDay(link.createdAt, timeZone), {
                      from: calendarDay(now, timeZone),
                    })}
                    onRevoke={() => setRevoking(link)}
                  />
                ))}
              </List>
            )}
            <NewLinkForm
              onMade={(link, reply) => {
                apply(reply)
                setMade(link)
                setRevoked(undefined)
              }}
            />
          </Stack>
        )}
      </Answer>
      <Announcement>
        {(made || revoked) && (
          <Stack gap={3}>
            {revoked && <p>{words.revoked(revoked)}</p>}
            {made && <Made key={made.id} link={made} />}
          </Stack>
        )}
      </Announcement>
      {revoking && (
        <ConfirmDialog
          title={words.confirm.title(revoking.name)}
          about={words.confirm.about}
          confirm={words.confirm.confirm}
          onConfirm={async () => {
            apply(await revokeWallLink(revoking.id))
            // Another link that is still in sight is never shown again, and stays.
            setMade((shown) => (shown?.id === revoking.id ? undefined : shown))
            setRevoked(revoking.name)
            setRevoking(undefined)
          }}
          onClose={() => setRevoking(undefined)}
        />
      )}
    </Panel>
  )
}

interface LinkRowProps {
  link: WallLink
  day: string
  onRevoke: () => void
}

function LinkRow({ link: { name }, day, onRevoke }: LinkRowProps) {
  const button = usePassedFocus()
  return (
    <ListItem
      end={
        <Button ref={button} quiet danger aria-label={words.revokeWhich(name)} onClick={onRevoke}>
          {words.revoke}
        </Button>
      }
    >
      <b>{name}</b> <Quiet as="small">{words.madeOn(day)}</Quiet>
    </ListItem>
  )
}

function NewLinkForm({ onMade }: { onMade: (link: NewLink, reply: WallLinksReply) => void }) {
  const [name, setName] = useState('')
  const { form, sending, fields, failure, submit, touched } = useSubmit({
    check: () => checkedBy(newWallLink, { name }),
    async send(body) {
      const reply = await makeWallLink(body)
      const address = `${location.origin}/${paths.wall.replace(':secret', reply.secret)}`
      onMade({ id: reply.made, name: body.name, address }, reply)
      setName('')
    },
  })
  return (
    <Stack as="form" ref={form} gap={3} noValidate onSubmit={submit}>
      <Field
        label={words.name}
        hint={words.hint}
        name="name"
        autoComplete="off"
        required
        value={name}
        onChange={({ target }) => {
          setName(target.value)
          touched('name')
        }}
        error={fields['name']}
      />
      {failure && <Notice tone="bad">{failure}</Notice>}
      <Row>
        <Button quiet type="submit" busy={sending}>
          {words.make}
        </Button>
      </Row>
    </Stack>
  )
}

/** It stays in sight until the next one is made, or the screen is left. */
function Made({ link: { name, address } }: { link: NewLink }) {
  const [copy, setCopy] = useState<'copied' | 'refused'>()
  // Only a page over https, or of this very machine, may write to the clipboard.
  const clipboard: Clipboard | undefined = navigator.clipboard
  const tryCopy = () =>
    void clipboard?.writeText(address).then(
      () => setCopy('copied'),
      // The browser asks the person, or a rule of the company that owns the machine.
      () => setCopy('refused'),
    )
  return (
    <Stack gap={2}>
      <p>
        <b>{words.made(name)}</b>
      </p>
      <ShownPassword>{address}</ShownPassword>
      <p>{words.once}</p>
      {clipboard && (
        <Row>
          <Button quiet onClick={tryCopy}>
            {copy === 'copied' ? words.copied : words.copy}
          </Button>
        </Row>
      )}
      {copy === 'refused' && <p>{words.notCopied}</p>}
    </Stack>
  )
}
