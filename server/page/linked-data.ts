// Describes the restaurant for search engines as schema.org JSON-LD, from the settings alone (R39). Every special day is
// included with its dates, so that the data stays true without a daily update.
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

/** A picture needs an absolute URL, so it is left out where the site's URL is unknown. */
function menuItemOf({ name, description, price, look: { picture } }: PageDataItem, site?: string): object {
  return {
    '@type': 'MenuItem',
    name: textInLanguage(name, language),
    description: textInLanguage(description, language),
    ...(site && picture && { image: site + pictureFile(picture.url, 'card', 'webp') }),
    offers: { '@type': 'Offer', price: formatAmount(price), priceCurrency: 'USD' },
  }
}

/** Empty where no hours are set. */
function openingOf({ week, specialDays }: Hours): object {
  if (!week && specialDays.length === 0) return {}
  // A restaurant without weekly hours is always open; with the special days alone, it would seem closed on all other days.
  const everyDay = week
    ? spansOfWeek(week)
    : [spanOf({ from: midnight, to: midnight }, { dayOfWeek: weekdays.map(schemaDay) })]
  return { openingHoursSpecification: [...everyDay, ...specialDays.flatMap(spansOfSpecial)] }
}

/** Days with the same hours share one entry. */
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

/** A closing time at or before the opening time is on the next day. By convention, twenty-four hours end a minute early. */
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
