// The owner's own logo, which stands wherever the name would: chosen, looked at, and taken out again.
import { useId, useRef, type ChangeEvent } from 'react'
import { uploadTypes } from '#domain/menu/picture.ts'
import { restaurantOfficeMessages as words } from '#words/restaurant/staff/restaurant.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Row, Stack } from '../../ui/layout.tsx'
import { Notice } from '../../ui/notice.tsx'
import type { Upload } from '../picture/use-upload.ts'
import { useLogoFile } from './logo-file.ts'
import type { RestaurantForm } from './restaurant-fields.ts'
import styles from './welcome-preview.module.css'
import fieldStyles from '../../ui/field.module.css'

interface LogoFieldProps {
  form: RestaurantForm
  upload: Upload
}

export function LogoField({ form: { values, fields, edited, edit }, upload }: LogoFieldProps) {
  const titleId = useId()
  const chooser = useRef<HTMLInputElement>(null)
  const { logo } = values
  const file = useLogoFile(logo)
  const news = edited.has('logo') && (logo === '' ? words.logoGone : words.logoHere)
  const failure = upload.failure ?? fields['logo']

  function choose(event: ChangeEvent<HTMLInputElement>): void {
    const [chosen] = event.target.files ?? []
    if (chosen) void upload.send(chosen)
    // The same file can be chosen again, after it was mended.
    event.target.value = ''
  }

  function remove(): void {
    edit({ logo: '' })
    upload.clear()
    chooser.current?.parentElement?.querySelector('button')?.focus()
  }

  return (
    <Stack gap={1} role="group" aria-labelledby={titleId}>
      <span className={fieldStyles.label} id={titleId}>
        {words.logo}
      </span>
      <Row>
        {logo !== '' && <img className={styles.logo} src={file} alt={words.ownLogo} />}
        <input
          ref={chooser}
          type="file"
          hidden
          aria-label={words.addLogo}
          accept={uploadTypes.map((type) => `image/${type}`).join()}
          onChange={choose}
        />
        <Button quiet busy={upload.sent !== undefined} onClick={() => chooser.current?.click()}>
          <Icon name="file" />
          {logo === '' ? words.addLogo : words.replaceLogo}
        </Button>
        {logo !== '' && (
          <Button link onClick={remove}>
            {words.removeLogo}
          </Button>
        )}
      </Row>
      {failure && <Notice tone="bad">{failure}</Notice>}
      <p className={fieldStyles.hint}>
        {logo === '' && words.noLogo} {words.logoKinds}
      </p>
      <p className="visually-hidden" role="status">
        {upload.sent === undefined ? news : words.logoOnItsWay}
      </p>
    </Stack>
  )
}
