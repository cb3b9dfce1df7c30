// The words of the Restaurant screen of the office.
import { clockTime, zoneTime } from '../../basics/dates.ts'

export const restaurantOfficeMessages = {
  title: 'Details',
  about: 'Customers see changes within a second.',
  form: 'The restaurant',

  place: 'Name and place',
  name: 'Name',
  since: 'Open since',
  sinceHint: 'Leave it empty to show no year.',
  sinceInWords: (names: string) => `Still said in: ${names}.`,

  logo: 'Logo',
  noLogo: 'Without a logo, customers see the name in our lettering.',
  logoKinds: 'PNG or WebP with a clear background looks best. JPEG and AVIF work, too.',
  addLogo: 'Add your logo',
  replaceLogo: 'Replace',
  removeLogo: 'Remove',
  ownLogo: 'your own logo',
  logoOnItsWay: 'The logo is on its way.',
  logoHere: 'The logo is here. It shows on the site when you save.',
  logoGone: 'The logo is gone when you save.',
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

  /** Texas is on Central time. Your clock is on Pacific time. */
  zoneProposal: (place: string, itsTime: string, yourTime: string) =>
    `${place} is on ${itsTime}. Your clock is on ${yourTime}.`,
  takeZone: 'Use it',
  zoneTaken: (itsTime: string) => `Your clock will be on ${itsTime} when you save.`,

  money: 'Tax and time zone',
  taxRate: 'Tax rate, %',
  taxHint: 'Starting with the next order.',
  taxChanged: 'Starting with the next order. Orders placed before keep their tax.',
  timeZone: 'Time zone',
  usZones: 'United States',
  otherZones: 'Elsewhere',
  zoneHint: (zone: string, now: number) => `It’s ${clockTime(now, zone)} ${zoneTime(now, zone)} now.`,
  zoneChanged: (zone: string, now: number) =>
    `It’s ${clockTime(now, zone)} ${zoneTime(now, zone)} now. From when you save, opening hours and business days go by that clock. Orders placed before stay on their days.`,

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
}
