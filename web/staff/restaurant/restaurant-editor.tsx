// The form of the Restaurant screen, and beside it what customers will see.
import { useState } from 'react'
import type { Language } from '#domain/basics/local-text.ts'
import { SettingForm } from '../office/setting-form.tsx'
import { useSettingForm, type LoadedSetting } from '../office/use-setting-form.ts'
import { useUpload } from '../picture/use-upload.ts'
import { PlaceFields } from './place-fields.tsx'
import { restaurantFields } from './restaurant-fields.ts'
import { TaxFields } from './tax-fields.tsx'
import { WelcomePreview } from './welcome-preview.tsx'
import { WordFields } from './word-fields.tsx'
import styles from './restaurant-editor.module.css'
import { restaurantOfficeMessages as words } from '#words/restaurant/staff/restaurant.ts'

export function RestaurantEditor({ setting }: { setting: LoadedSetting<'restaurant'> }) {
  const [language, setLanguage] = useState<Language>('en')
  const form = useSettingForm(setting, restaurantFields, (wrong) =>
    setLanguage(languageToShow(Object.keys(wrong), language)),
  )
  const logoUpload = useUpload(({ id }) => form.edit({ logo: id }))
  const isLogoSending = logoUpload.sent !== undefined
  return (
    <SettingForm
      form={form}
      label={words.form}
      needsFix={isLogoSending ? words.logoOnItsWay : undefined}
      pending={isLogoSending ? 'logo' : undefined}
    >
      <div className={styles.restaurantEditor}>
        <div className={styles.fields}>
          <PlaceFields form={form} logoUpload={logoUpload} />
          <TaxFields form={form} />
          <WordFields form={form} language={language} onLanguage={setLanguage} />
        </div>
        <WelcomePreview values={form.values} language={language} />
      </div>
    </SettingForm>
  )
}

/** Where the first wrong word stands; what is wrong in neither leaves the choice. */
function languageToShow(wrong: readonly string[], now: Language): Language {
  const languages = wrong.flatMap((field) => /^words\..+\.(en|es)$/.exec(field)?.[1] ?? [])
  if (languages.length === 0) return wrong.includes('directions.es') ? 'es' : now
  return languages.includes(now) ? now : now === 'en' ? 'es' : 'en'
}
