// The Details screen of the office (R36): name and place, tax and time zone, the home page, and beside them what customers see.
import { useState } from 'react'
import type { Language } from '#domain/basics/local-text.ts'
import { Split } from '../../ui/layout.tsx'
import { BringBackList } from '../home/bring-back-list.tsx'
import { OfficeHead } from '../office/office-head.tsx'
import { SavedSetting, SettingForm } from '../office/setting-form.tsx'
import { useSettingForm, type LoadedSetting } from '../office/use-setting-form.ts'
import { useUpload } from '../picture/use-upload.ts'
import { PlaceFields } from './place-fields.tsx'
import { restaurantFields } from './restaurant-fields.ts'
import { TaxFields } from './tax-fields.tsx'
import { WelcomePreview } from './welcome-preview.tsx'
import { CopyFields } from './copy-fields.tsx'
import { restaurantOfficeMessages as words } from '#words/restaurant/staff/restaurant.ts'

export function RestaurantSettings() {
  return (
    <>
      <OfficeHead tab={words.title} title={words.title} about={words.about} />
      <BringBackList />
      <SavedSetting name="restaurant">{(setting) => <RestaurantForm setting={setting} />}</SavedSetting>
    </>
  )
}

function RestaurantForm({ setting }: { setting: LoadedSetting<'restaurant'> }) {
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
      <Split sides="preview" beside={<WelcomePreview values={form.values} language={language} />}>
        <PlaceFields form={form} logoUpload={logoUpload} />
        <TaxFields form={form} />
        <CopyFields form={form} language={language} onLanguage={setLanguage} />
      </Split>
    </SettingForm>
  )
}

/** Where the first wrong word stands; what is wrong in neither leaves the choice. */
function languageToShow(wrong: readonly string[], now: Language): Language {
  const languages = wrong.flatMap((field) => /^words\..+\.(en|es)$/.exec(field)?.[1] ?? [])
  if (languages.length === 0) return wrong.includes('directions.es') ? 'es' : now
  return languages.includes(now) ? now : now === 'en' ? 'es' : 'en'
}
