// The picture of an item in the office: chosen or dropped, its center, turned, replaced, removed, and what it shows. It is
// part of the item's form and saved with the item.
import { useRef, useState, type ChangeEvent, type DragEvent } from 'react'
import type { ItemPictureBody } from '#domain/menu/menu-api.ts'
import { isCutOut, rotateLeft, uploadTypes, fullPictureFile } from '#domain/menu/picture.ts'
import { maxAltLength, type Look } from '#domain/menu/picture-schema.ts'
import { formatValidationError } from '#domain/basics/validation-messages.ts'
import { staffErrorMessages } from '#words/people/staff/validation-errors.ts'
import { pictureMessages as words } from '#words/menu/staff/pictures.ts'
import { Refusal } from '../../api.ts'
import { useAnnounce } from '../../ui/announcer.tsx'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Row, Stack } from '../../ui/layout.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Panel } from '../../ui/panel.tsx'
import { Quiet } from '../../ui/quiet.tsx'
import { errorMessage } from '../error-message.ts'
import type { FieldMessages } from '../use-submit.ts'
import { PictureCenter } from './picture-center.tsx'
import { PicturePreviews } from './picture-previews.tsx'
import { useCut, type Cut } from './use-cut.ts'
import { useUpload } from './use-upload.ts'
import { classNames } from '../../ui/class-names.ts'
import styles from './picture-part.module.css'

interface PicturePartProps {
  /** As it is on the site, but for the color, which may be that of the form. */
  look: Look
  /** Undefined: one that the restaurant opened with, untouched; null: none. */
  value: ItemPictureBody | null | undefined
  /** Those of the form: the picture's begin with "picture". */
  fields: FieldMessages
  onChange: (value: ItemPictureBody | null) => void
  /** A picture is on its way: the promise answers whether it has come. */
  onSending: (upload: Promise<boolean>) => void
}

export function PicturePart({ look, value, fields, onChange, onSending }: PicturePartProps) {
  const own = value ?? undefined
  const announce = useAnnounce()
  const chooser = useRef<HTMLInputElement>(null)
  const cut = useCut(own, look.picture?.url)
  const upload = useUpload(({ id, x, y, turns }) => {
    onChange({ id, x, y, turns, alt: own?.alt ?? '' })
    announce(words.sent)
  })
  const isSending = upload.sent !== undefined
  const shown = value === undefined ? look.picture : own && pictureOf(own, cut.made)
  const isThere = value === undefined ? look.picture !== null : value !== null
  const failure = upload.failure ?? fields['picture.id'] ?? cutFailure(cut.error)

  function take(files: FileList | null): void {
    const [file] = files ?? []
    if (file && !isSending) onSending(upload.send(file))
  }

  function choose(event: ChangeEvent<HTMLInputElement>): void {
    take(event.target.files)
    // The same file can be chosen again, after it was mended.
    event.target.value = ''
  }

  function drop(event: DragEvent): void {
    event.preventDefault()
    take(event.dataTransfer.files)
  }

  function remove(): void {
    onChange(null)
    upload.clear()
    announce(words.removed)
    chooser.current?.parentElement?.querySelector('button')?.focus()
  }

  return (
    // Dropping is a shortcut: the button does the same.
    <Panel title={words.title} onDragOver={(event) => event.preventDefault()} onDrop={drop}>
      {own && <Whole own={own} cut={cut} onChange={onChange} />}
      {!isThere && <Quiet small>{words.none}</Quiet>}
      <PicturePreviews color={look.color} picture={shown ?? null} busy={cut.isMaking} />
      <Row>
        <input
          ref={chooser}
          type="file"
          hidden
          aria-label={words.choose}
          accept={uploadTypes.map((type) => `image/${type}`).join()}
          onChange={choose}
        />
        <Button quiet busy={isSending} onClick={() => chooser.current?.click()}>
          <Icon name="file" />
          {isThere ? words.replace : words.choose}
        </Button>
        {own && (
          <Button
            quiet
            onClick={() => {
              onChange(rotateLeft(own))
              announce(words.turned)
            }}
          >
            <Icon name="undo" />
            {words.turn}
          </Button>
        )}
        {isThere && (
          <Button bare danger onClick={remove}>
            {words.remove}
          </Button>
        )}
      </Row>
      {upload.sent !== undefined && <Sending share={upload.sent} />}
      {failure && <Notice tone="bad">{failure}</Notice>}
      <Quiet small>
        {words.kinds} {words.drop}
      </Quiet>
      {own && (
        <Field
          label={words.alt}
          value={own.alt}
          maxLength={maxAltLength}
          error={fields['picture.alt']}
          hint={words.altHint}
          onChange={(event) => onChange({ ...own, alt: event.target.value })}
        />
      )}
    </Panel>
  )
}

interface WholeProps {
  own: ItemPictureBody
  cut: Cut
  onChange: (value: ItemPictureBody) => void
}

/** While a turned picture is made, a cross on the one before would stand on something else. */
function Whole({ own, cut: { made }, onChange }: WholeProps) {
  const isThere = made?.id === own.id && made.turns === own.turns
  // Of the same picture in the same turn, whatever the center: the first one stays, and nothing flickers.
  const key = made && `${made.id} ${made.turns}`
  const [whole, setWhole] = useState({ key, url: made?.url })
  if (whole.key !== key) setWhole({ key, url: made?.url })
  if (isCutOut(own)) return <Quiet small>{words.keptWhole}</Quiet>
  if (!isThere || whole.url === undefined)
    return <div className={classNames(styles.center, styles.awaited)} />
  return (
    <>
      <PictureCenter
        url={fullPictureFile(whole.url)}
        x={own.x}
        y={own.y}
        onMove={(center) => onChange({ ...own, ...center })}
      />
      <Quiet small>{words.keep}</Quiet>
    </>
  )
}

function Sending({ share }: { share: number }) {
  const percent = Math.round(share * 100)
  const text = percent < 100 ? words.sending(percent) : words.working
  return (
    <Stack gap={1} className={styles.sending}>
      <progress max={100} value={percent} aria-label={text} />
      <span className="tabular">{text}</span>
    </Stack>
  )
}

/** A draft may be older than what nobody saved: that is removed after a day. */
function cutFailure(error: unknown): string | undefined {
  if (error instanceof Refusal && error.code === 'not-found')
    return formatValidationError(staffErrorMessages, 'picture.id', { code: 'gone' })
  return error ? errorMessage(error) : undefined
}

function pictureOf(own: ItemPictureBody, made: Cut['made']): Look['picture'] {
  if (!made) return null
  return { url: made.url, alt: { en: own.alt }, framing: isCutOut(own) ? 'whole' : 'snapshot' }
}
