import { expect, test } from 'vitest'
import { isTimeZone, haveSameClock } from './time-zone.ts'
import { timeZoneOf } from './us-time-zones.ts'
import { usStates } from './us-states.ts'

const winter = new Date('2026-01-15T12:00:00Z')

test('R36 every state has a time zone, but the minor outlying islands', () => {
  const without = usStates.filter(([state]) => !isTimeZone(timeZoneOf(state, '00000') ?? ''))
  expect(without.map(([state]) => state)).toEqual(['UM'])
  expect(timeZoneOf('', '78701')).toBeUndefined()
})

test.each([
  ['NY', '', 'America/New_York'],
  ['IL', '60601', 'America/Chicago'],
  ['CO', '', 'America/Denver'],
  ['CA', '93701', 'America/Los_Angeles'],
  ['HI', '', 'Pacific/Honolulu'],
  ['PR', '00901', 'America/Puerto_Rico'],
])('R36 the state alone says the zone of %s %s', (state, zipcode, zone) => {
  expect(timeZoneOf(state, zipcode)).toBe(zone)
})

test.each([
  ['Austin', 'TX', '78701', 'Chicago'],
  ['El Paso', 'TX', '79901', 'Denver'],
  ['Fabens', 'TX', '79838', 'Denver'],
  ['Marfa', 'TX', '79843', 'Chicago'],
  ['Miami', 'FL', '33101', 'New_York'],
  ['Pensacola', 'FL', '32501', 'Chicago'],
  ['Panama City', 'FL', '32401-1234', 'Chicago'],
  ['Port St. Joe', 'FL', '32456', 'New_York'],
  ['Nashville', 'TN', '37203', 'Chicago'],
  ['Chattanooga', 'TN', '37402', 'New_York'],
  ['Tullahoma', 'TN', '37388', 'Chicago'],
  ['Knoxville', 'TN', '37902', 'New_York'],
  ['Louisville', 'KY', '40202', 'New_York'],
  ['Bowling Green', 'KY', '42101', 'Chicago'],
  ['Somerset', 'KY', '42501', 'New_York'],
  ['Indianapolis', 'IN', '46204', 'New_York'],
  ['Gary', 'IN', '46402', 'Chicago'],
  ['Evansville', 'IN', '47708', 'Chicago'],
  ['Tell City', 'IN', '47586', 'Chicago'],
  ['Wichita', 'KS', '67202', 'Chicago'],
  ['Goodland', 'KS', '67735', 'Denver'],
  ['Omaha', 'NE', '68102', 'Chicago'],
  ['North Platte', 'NE', '69101', 'Chicago'],
  ['Scottsbluff', 'NE', '69361', 'Denver'],
  ['Ogallala', 'NE', '69153', 'Denver'],
  ['Fargo', 'ND', '58102', 'Chicago'],
  ['Bismarck', 'ND', '58501', 'Chicago'],
  ['Dickinson', 'ND', '58601', 'Denver'],
  ['Hebron', 'ND', '58638', 'Chicago'],
  ['Sioux Falls', 'SD', '57104', 'Chicago'],
  ['Pierre', 'SD', '57501', 'Chicago'],
  ['Rapid City', 'SD', '57701', 'Denver'],
  ['Mobridge', 'SD', '57601', 'Chicago'],
  ['Boise', 'ID', '83702', 'Denver'],
  ['Coeur d’Alene', 'ID', '83814', 'Los_Angeles'],
  ['Lewiston', 'ID', '83501', 'Los_Angeles'],
  ['Portland', 'OR', '97201', 'Los_Angeles'],
  ['Ontario', 'OR', '97914', 'Denver'],
  ['Detroit', 'MI', '48226', 'New_York'],
  ['Marquette', 'MI', '49855', 'New_York'],
  ['Iron Mountain', 'MI', '49801', 'Chicago'],
  ['Phoenix', 'AZ', '85003', 'Phoenix'],
  ['Window Rock', 'AZ', '86515', 'Denver'],
  ['Anchorage', 'AK', '99501', 'Anchorage'],
  ['Adak', 'AK', '99546', 'Adak'],
  ['West Wendover', 'NV', '89883', 'Denver'],
])('R36 %s, %s %s is in the zone of %s', (_city, state, zipcode, zone) => {
  expect(timeZoneOf(state, zipcode)).toBe(`America/${zone}`)
})

test('R36 in a state with two zones nothing is proposed before the ZIP code is typed', () => {
  expect(['', '7', '7870', 'abcde'].map((zipcode) => timeZoneOf('TX', zipcode))).toEqual(
    Array(4).fill(undefined),
  )
})

test.each([
  ['America/New_York', 'America/Detroit', true],
  ['America/Denver', 'America/Boise', true],
  // These clocks agree only in winter.
  ['America/Denver', 'America/Phoenix', false],
  ['America/Chicago', 'America/Los_Angeles', false],
])('R36 whether clocks in %s and %s show the same: %s', (one, other, same) => {
  expect(haveSameClock(one, other, winter)).toBe(same)
})
