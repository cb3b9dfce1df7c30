// The part of Welcome that says where the restaurant is and when it is open (R37). What is not set is not shown.
import { textInLanguage } from '#domain/basics/local-text.ts'
import type { Restaurant } from '#domain/restaurant/restaurant-schema.ts'
import { useHours, useRestaurant } from '../../page-data.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Row, Stack } from '../../ui/layout.tsx'
import { phoneLink } from '../../phone-link.ts'
import { HoursCard } from './hours-card.tsx'
import { useOnTimePercent } from './record-store.ts'
import { StreetSign } from './street-sign.tsx'
import { classNames } from '../../ui/class-names.ts'
import styles from './visit-us.module.css'
import { language } from '#words/basics/locale.ts'
import { visitMessages } from '#words/restaurant/shop/visit.ts'

export function VisitUs() {
  const { address, phone, email, directions } = useRestaurant()
  const { week, specialDays } = useHours()
  const onTimePercent = useOnTimePercent()
  const hasPlace = [address, phone, email, directions].some((set) => set !== null)
  const hasHours = week !== null || specialDays.length > 0 || onTimePercent !== undefined
  if (!hasPlace && !hasHours) return null
  return (
    <section className={classNames('wrap', styles.visit)} aria-labelledby="visit-us">
      <h2 className={styles.title} id="visit-us">
        {visitMessages.title}
      </h2>
      {hasPlace && <Place restaurant={{ address, phone, email, directions }} />}
      {hasHours && <HoursCard />}
    </section>
  )
}

type PlaceOfRestaurant = Pick<Restaurant, 'address' | 'phone' | 'email' | 'directions'>

function Place({ restaurant: { address, phone, email, directions } }: { restaurant: PlaceOfRestaurant }) {
  const text = directions && textInLanguage(directions, language)
  return (
    <Stack gap={5}>
      {address ? <StreetSign address={address} directions={text} /> : text && <p>{text}</p>}
      {(phone || email) && (
        <Row as="p" gap={4}>
          {phone && <ButtonLink href={phoneLink(phone)}>{visitMessages.call(phone)}</ButtonLink>}
          {email && (
            <ButtonLink link href={`mailto:${email}`}>
              {email}
            </ButtonLink>
          )}
        </Row>
      )}
    </Stack>
  )
}
