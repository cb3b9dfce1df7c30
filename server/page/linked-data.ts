// The restaurant for search engines, as schema.org describes one (JSON-LD): from the settings alone (R39). It holds every
// special day with its dates, so that it stays true without being made anew each day.
import { previewPath } from '#domain/restaurant/brand.ts'
import { textInLanguage } from '#domain/basics/local-text.ts'
import { pictureFile } from '#domain/menu/look.ts'
import { formatAmount } from '#domain/basics/money.ts'
import type { Hours, Period, SpecialDay, Week } from '#domain/restaurant/opening-hours.ts'
import { weekdays, type Weekday } from '#domain/basics/days.ts'
import type { Restaurant } from '#domain/restaurant/restaurant-schema.ts'
import type { PageDataItem, PageData } from '#domain/restaurant/page-data.ts'
import { language } from '#words/basics/locale.ts'

const midnight = '00:00'

export function linkedDataOf({ restaurant, hours, items }: PageData, site?: string): object {
  const { name, since, phone, email } = restaurant
  const preview = previewPath(restaurant)
  return {
    '@context': 'https://schema.org',
    '@type': 'Restaurant',
    name,
    ...(since !== null && { foundingDate: String(since) }),
    ...(site && { url: `${site}/`, ...(preview && { image: site + preview }) }),
    ...addressOf(restaurant),
    ...(phone && { telephone: phone }),
    ...(email && { email }),
    ...openingOf(hours),
    hasMenu: { '@type': 'Menu', hasMenuItem: items.map((item) => menuItemOf(item, site)) },
    acceptsReservations: false,
  }
}

function addressOf({ address }: Restaurant): object {
  if (!address) return {}
  return {
    address: {
      '@type': 'PostalAddress',
      streetAddress: address.street,
      addressLocality: address.city,
      addressRegion: address.state,
      postalCode: address.zipcode,
      addressCountry: 'US',
    },
  }
}

/** A picture needs a whole address, which is known where the site's is. */
function menuItemOf({ name, description, price, look: { picture } }: PageDataItem, site?: string): object {
  return {
    '@type': 'MenuItem',
    name: textInLanguage(name, language),
    description: textInLanguage(description, language),
    ...(site && picture && { image: site + pictureFile(picture.url, 'card', 'webp') }),
    offers: { '@type': 'Offer', price: formatAmount(price), priceCurrency: 'USD' },
  }
}

/** Nothing where no hours are set. */
function openingOf({ week, specialDays }: Hours): object {
  if (!week && specialDays.length === 0) return {}
  // Without the days that are not special, a closed one would read as if there were no other.
  const everyDay = week
    ? spansOfWeek(week)
    : [spanOf({ from: midnight, to: midnight }, { dayOfWeek: weekdays.map(schemaDay) })]
  return { openingHoursSpecification: [...everyDay, ...specialDays.flatMap(spansOfSpecial)] }
}

/** Days with the same hours are said together. */
function spansOfWeek(week: Week): object[] {
  const daysByHours = Map.groupBy(weekdays, (day) => JSON.stringify(week[day]))
  return [...daysByHours].flatMap(([periods, days]) =>
    spansOfDays(JSON.parse(periods) as Period[], { dayOfWeek: days.map(schemaDay) }),
  )
}

function spansOfSpecial({ from, to, periods }: SpecialDay): object[] {
  return spansOfDays(periods, { validFrom: from, validThrough: to })
}

/** Search engines read a day from midnight to midnight as closed. */
function spansOfDays(periods: readonly Period[], days: object): object[] {
  if (periods.length === 0) return [span(midnight, midnight, days)]
  return periods.map((period) => spanOf(period, days))
}

/** What closes no later than it opens closes on the next day. Twenty-four hours end a minute early, as is the custom. */
function spanOf({ from, to }: Period, days: object): object {
  return span(from, from === to ? minuteBefore(to) : to, days)
}

function span(opens: string, closes: string, days: object): object {
  return { '@type': 'OpeningHoursSpecification', ...days, opens, closes }
}

function schemaDay(day: Weekday): string {
  return `https://schema.org/${day.slice(0, 1).toUpperCase()}${day.slice(1)}`
}

function minuteBefore(time: string): string {
  return new Date(Date.parse(`1970-01-02T${time}:00Z`) - 60_000).toISOString().slice(11, 16)
}
