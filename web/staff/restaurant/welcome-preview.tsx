// What customers will see of the restaurant once it is saved.
import type { Language } from '#domain/basics/local-text.ts'
import { BrandOf } from '../../brand/brand.tsx'
import { useLogoFile } from './logo-file.ts'
import type { LocalField, RestaurantFields } from './restaurant-fields.ts'
import { classNames } from '../../ui/class-names.ts'
import styles from './welcome-preview.module.css'
import { restaurantOfficeMessages as words } from '#words/restaurant/staff/restaurant.ts'

interface WelcomePreviewProps {
  values: RestaurantFields
  language: Language
}

export function WelcomePreview({ values, language }: WelcomePreviewProps) {
  /** English where there is no Spanish, as in the shop. */
  const read = (field: LocalField) => values[`${field}.${language}`].trim() || values[`${field}.en`]
  const cityLine = words.cityLine(
    values['address.city'].trim(),
    values['address.state'],
    values['address.zipcode'].trim(),
  )
  const name = values.name.trim()
  const logo = useLogoFile(values.logo)
  const street = values['address.street'].trim()
  const phone = values.phone.trim()
  const email = values.email.trim()
  const directions = read('directions')
  const isPlaceSet = [street, cityLine, phone, email, directions].some(Boolean)
  return (
    <aside aria-labelledby="welcome-preview">
      <h2 className={styles.title} id="welcome-preview">
        {words.preview}
      </h2>
      <div className={styles.page}>
        {name && (
          <div className={styles.bar}>
            <BrandOf
              name={name}
              logo={values.logo === '' ? null : { src: logo }}
              ground="paper"
              height={40}
            />
          </div>
        )}
        <div className={classNames(styles.hero, 'grain')}>
          <p className={styles.headline}>{read('words.headline')}</p>
          <p className={styles.lead}>{read('words.lead')}</p>
        </div>
        <div className={styles.story}>
          <p className={styles.heading}>{read('words.storyTitle')}</p>
          <p>{read('words.story')}</p>
          <p className={styles.end}>{read('words.lastLine')}</p>
        </div>
        <div className={styles.visit}>
          <p className={styles.heading}>{words.visit}</p>
          {(street || cityLine) && (
            <p>
              {street && <span>{street}</span>}
              {cityLine && <span>{cityLine}</span>}
              <span className={styles.link}>{words.map}</span>
            </p>
          )}
          {phone && <p className={styles.link}>{phone}</p>}
          {email && <p className={styles.link}>{email}</p>}
          {directions && <p className={styles.quiet}>{directions}</p>}
          {!isPlaceSet && <p className={styles.quiet}>{words.noVisit}</p>}
        </div>
      </div>
    </aside>
  )
}
