// The form of the Restaurant screen, and beside it what customers will see.
import { useState } from 'react'
import type { OfficeRestaurantReply } from '#domain/office-api.ts'
import type { Language } from '#domain/order.ts'
import { changeRestaurant } from '../../office-api.ts'
import { FailureFrame, latePart } from '../../ui/late-part.tsx'
import { ChangedMeanwhile, SaveBar } from '../office/save-bar.tsx'
import { useSettingForm, type SettingForm } from '../office/use-setting-form.ts'
import type { Setting } from '../office/use-setting.ts'
import { useUpload } from '../picture/use-upload.ts'
import { PlaceFields } from './place-fields.tsx'
import './restaurant-editor.css'
import {
  checkRestaurant,
  fieldsIn,
  fieldsOf,
  labelOf,
  labelsOf,
  meaningOf,
  settledBy,
  type RestaurantField,
  type RestaurantFields,
} from './restaurant-fields.ts'
import { TaxFields } from './tax-fields.tsx'
import { zoneName } from './time-zones.ts'
import { WordFields } from './word-fields.tsx'
import { rowOf } from '#words/lists.ts'
import { restaurantOfficeWords as words } from '#words/staff/restaurant.ts'

/** Beside the form, which does not wait for it. */
const WelcomePreview = latePart(
  () => import('./welcome-preview.tsx').then((part) => part.WelcomePreview),
  FailureFrame,
)

export type RestaurantForm = SettingForm<RestaurantFields>

interface RestaurantEditorProps extends Pick<Setting<OfficeRestaurantReply>, 'refresh' | 'apply'> {
  saved: OfficeRestaurantReply
}

export function RestaurantEditor({ saved, refresh, apply }: RestaurantEditorProps) {
  const [language, setLanguage] = useState<Language>('en')
  const form = useSettingForm({
    saved,
    refresh,
    apply,
    formOf: fieldsOf,
    meaning: meaningOf,
    check: checkRestaurant,
    send: changeRestaurant,
    settledBy,
    onWrong: (wrong) => setLanguage(languageToShow(Object.keys(wrong), language)),
  })
  const logoUpload = useUpload(({ id }) => form.edit({ logo: id }))
  const { form: element, submit, values, edited, hasConflict } = form
  const wrong = labelsOf(new Set(Object.keys(form.fields)))
  const isLogoSending = logoUpload.sent !== undefined
  const needsFix = isLogoSending ? words.logoOnItsWay : wrong.length > 0 ? words.fix(rowOf(wrong)) : undefined
  return (
    <form ref={element} noValidate aria-label={words.form} onSubmit={submit}>
      <div className="restaurant-editor">
        <div className="restaurant-editor__fields">
          <PlaceFields form={form} logoUpload={logoUpload} />
          <TaxFields form={form} />
          <WordFields form={form} language={language} onLanguage={setLanguage} />
        </div>
        <WelcomePreview values={values} language={language} />
      </div>
      <SaveBar
        unsaved={labelsOf(new Set([...edited, ...(isLogoSending ? ['logo'] : [])]))}
        needsFix={needsFix}
        pending={isLogoSending}
        sending={form.sending}
        trouble={hasConflict ? undefined : form.trouble}
        onDiscard={form.discard}
      >
        {hasConflict && (
          <ChangedMeanwhile
            saved={fieldsIn(edited).map((field) => [labelOf(field), inWords(field, fieldsOf(saved))])}
            onKeepTheirs={form.discard}
          />
        )}
      </SaveBar>
    </form>
  )
}

function inWords(field: RestaurantField, saved: RestaurantFields): string {
  if (field === 'logo' && saved.logo !== '') return words.ownLogo
  return field === 'timeZone' ? zoneName(saved[field]) : saved[field] || words.nothing
}

/** Where the first wrong word stands; what is wrong in neither leaves the choice. */
function languageToShow(wrong: readonly string[], now: Language): Language {
  const languages = wrong.flatMap((field) => /^words\..+\.(en|es)$/.exec(field)?.[1] ?? [])
  if (languages.length === 0) return wrong.includes('directions.es') ? 'es' : now
  return languages.includes(now) ? now : now === 'en' ? 'es' : 'en'
}
