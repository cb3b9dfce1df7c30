// The words of the Restaurant screen of the office.
import { clockTime } from '../dates.ts'

/** The time zones of the United States, as people there call them. */
export const usTimeZones = {
  'America/New_York': 'Eastern (New York)',
  'America/Chicago': 'Central (Chicago)',
  'America/Denver': 'Mountain (Denver)',
  'America/Phoenix': 'Arizona (Phoenix)',
  'America/Los_Angeles': 'Pacific (Los Angeles)',
  'America/Anchorage': 'Alaska (Anchorage)',
  'Pacific/Honolulu': 'Hawaii (Honolulu)',
  'America/Puerto_Rico': 'Atlantic (Puerto Rico)',
  'Pacific/Guam': 'Chamorro (Guam)',
  'Pacific/Pago_Pago': 'Samoa (Pago Pago)',
}

export const restaurantOfficeWords = {
  title: 'Details',
  about: 'Customers see changes within a second.',
  form: 'The restaurant',

  place: 'Name and place',
  name: 'Name',
  since: 'Open since',
  street: 'Street',
  city: 'City',
  state: 'State',
  noState: '–',
  zipcode: 'ZIP',
  phone: 'Phone',
  email: 'Email',
  directions: 'Directions',
  directionsHint: 'Which door, where to park. One line.',
  used: (typed: number, longest: number) => `${typed} of ${longest}`,

  money: 'Tax and time zone',
  taxRate: 'Tax rate, %',
  taxHint: 'Starting with the next order.',
  taxChanged: 'Starting with the next order. Orders placed before keep their tax.',
  timeZone: 'Time zone',
  usZones: 'United States',
  otherZones: 'Elsewhere',
  zoneHint: (zone: string, now: number) => `It’s ${clockTime(now, zone)} there now.`,
  zoneChanged: (zone: string, now: number) =>
    `It’s ${clockTime(now, zone)} there now. From when you save, opening hours and business days go by that clock. Orders placed before stay on their days.`,

  welcome: 'Home page',
  language: 'Language of the home page',
  languages: { en: 'English', es: 'Spanish' },
  inSpanish: (label: string) => `${label} (Spanish)`,
  headline: 'Headline',
  lead: 'Line below',
  storyTitle: 'Story title',
  story: 'Story',
  lastLine: 'Last line',

  preview: 'As customers see it',
  visit: 'Visit us',
  map: 'Map',
  cityLine: (city: string, state: string, zipcode: string) =>
    [city, [state, zipcode].filter(Boolean).join(' ')].filter(Boolean).join(', '),
  noVisit: 'Customers can’t see yet where you are. Add the address and a phone number.',

  nothing: 'nothing',
  fix: (names: string) => `Needs a fix: ${names}.`,
}
