// The restaurant for search engines: hours past midnight, days without end, special days, and nothing made up (R39).
import { expect, test } from 'vitest'
import type { Hours, Period } from '#domain/restaurant/opening-hours.ts'
import { makePageData } from '#domain/restaurant/page-data.ts'
import { startingMenu } from '#domain/menu/starting-menu.ts'
import { startingRestaurant } from '#domain/restaurant/starting-restaurant.ts'
import { startingHours } from '#domain/restaurant/starting-settings.ts'
import { linkedDataOf } from './linked-data.ts'

const daily: Period[] = [{ from: '11:00', to: '21:00' }]

const hours: Hours = {
  week: {
    monday: [],
    tuesday: daily,
    wednesday: daily,
    thursday: daily,
    friday: [{ from: '17:00', to: '02:00' }],
    saturday: [{ from: '00:00', to: '00:00' }],
    sunday: [{ from: '08:00', to: '12:00' }, ...daily],
  },
  specialDays: [
    { from: '2026-11-26', to: '2026-11-27', periods: [], words: { en: 'Closed for Thanksgiving' } },
    { from: '2026-12-31', to: '2026-12-31', periods: [{ from: '20:00', to: '20:00' }], words: null },
  ],
}

const pageData = (set: Hours) =>
  makePageData({ restaurant: startingRestaurant(), hours: set, ...startingMenu })
const day = (name: string) => `https://schema.org/${name}`
const span = (opens: string, closes: string, more: object) => ({
  '@type': 'OpeningHoursSpecification',
  ...more,
  opens,
  closes,
})

test('R39 the week and the special days, with what closes after midnight', () => {
  expect(linkedDataOf(pageData(hours))).toHaveProperty('openingHoursSpecification', [
    span('00:00', '00:00', { dayOfWeek: [day('Monday')] }),
    span('11:00', '21:00', { dayOfWeek: [day('Tuesday'), day('Wednesday'), day('Thursday')] }),
    span('17:00', '02:00', { dayOfWeek: [day('Friday')] }),
    span('00:00', '23:59', { dayOfWeek: [day('Saturday')] }),
    span('08:00', '12:00', { dayOfWeek: [day('Sunday')] }),
    span('11:00', '21:00', { dayOfWeek: [day('Sunday')] }),
    span('00:00', '00:00', { validFrom: '2026-11-26', validThrough: '2026-11-27' }),
    span('20:00', '19:59', { validFrom: '2026-12-31', validThrough: '2026-12-31' }),
  ])
})

test('R39 the picture is that of its name, and the year only where it is set', () => {
  const shop = (change: object) =>
    linkedDataOf(
      makePageData({
        ...startingMenu,
        restaurant: { ...startingRestaurant(), ...change },
        hours: startingHours,
      }),
      'https://rosas.example',
    )
  expect(shop({})).toMatchObject({ foundingDate: '1995', image: 'https://rosas.example/og-image.png' })
  const rosas = { name: 'Rosa’s Burritos', since: null }
  expect(shop(rosas)).not.toHaveProperty('foundingDate')
  expect(shop(rosas)).not.toHaveProperty('image')
  expect(shop({ ...rosas, namePicture: '/pictures/name-1' })).toMatchObject({
    name: 'Rosa’s Burritos',
    image: 'https://rosas.example/pictures/name-1-preview.png',
  })
})

test('R39 R56 an item has its picture, where the address of the site is known', () => {
  const url = `/pictures/photo-${'a'.repeat(24)}-50-50-0`
  const picture = { url, alt: { en: 'Beans' }, framing: 'snapshot' } as const
  const items = startingMenu.items.map((item) => ({ ...item, look: { ...item.look, picture } }))
  const shop = makePageData({
    ...startingMenu,
    restaurant: startingRestaurant(),
    hours: startingHours,
    items,
  })
  expect(linkedDataOf(shop, 'https://burritoful.example')).toHaveProperty(
    'hasMenu.hasMenuItem.0.image',
    `https://burritoful.example${url}-card.webp`,
  )
  expect(linkedDataOf(shop)).not.toHaveProperty('hasMenu.hasMenuItem.0.image')
})

test('R39 a fresh install says its name, its year and its menu, and makes nothing up', () => {
  const data = linkedDataOf(pageData(startingHours))
  expect(Object.keys(data)).toEqual([
    '@context',
    '@type',
    'name',
    'foundingDate',
    'hasMenu',
    'acceptsReservations',
  ])
  expect(data).toHaveProperty('hasMenu.hasMenuItem.length', startingMenu.items.length)
})
