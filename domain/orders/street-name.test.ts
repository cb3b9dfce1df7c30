import { expect, test } from 'vitest'
import { cityName, streetName } from './street-name.ts'

test.each([
  ['99 Hidden Lane', 'Hidden Lane'],
  ['18 Laurel St', 'Laurel St'],
  ['18B Laurel St', 'Laurel St'],
  ['18 B Laurel St', 'Laurel St'],
  ['221-B Baker St.', 'Baker St.'],
  ['221 - B Baker St', 'Baker St'],
  ['12 1/2 Main St', 'Main St'],
  ['12½ Main St', 'Main St'],
  ['N6W23001 Bluemound Rd', 'Bluemound Rd'],
  ['١٢ Main St', 'Main St'],
  ['One Main St', 'Main St'],
  ['Twenty-one Main St', 'Main St'],
  ['One hundred twelve Main St', 'Main St'],
  ['Broadway 1501 Rosa Diaz', 'Broadway'],
])('the house number goes: %s is %s', (typed, street) => {
  expect(streetName(typed)).toBe(street)
})

test.each([
  ['Apt 4, 12 Main St', 'Main St'],
  ['12 Main St, Apt 4', 'Main St'],
  ['12 Main St Apt 4B', 'Main St'],
  ['12 Main St #4', 'Main St'],
  ['12 Main St#4', 'Main St'],
  ['12 Broadway Apt 4', 'Broadway'],
  ['12 Broadway gate B', 'Broadway'],
  ['12 Main St Suite B, Rosa Court', 'Main St'],
  ['12 Main St, 5th floor', 'Main St'],
  ['12 Main St 5th Floor left', 'Main St'],
  ['Rosa Court, 12 Main St', 'Main St'],
  ['Laurel St, ring 3 times', 'Laurel St'],
  ['3 rings, please, Laurel St', 'Laurel St'],
  ['c/o Maria Delgado, Main St', 'Main St'],
  ['12 Main St (the red door)', 'Main St'],
  ['12 Main St behind the church, code 4411', 'Main St'],
  ['12 Broadway behind the green church', 'Broadway behind the green'],
])('apartment, building and directions go: %s is %s', (typed, street) => {
  expect(streetName(typed)).toBe(street)
})

test.each([
  ['Laurel St 18', 'Laurel St'],
  ['Laurel St, 18', 'Laurel St'],
  ['Hauptstraße 12a', 'Hauptstraße'],
  ['15 Highway 41', 'Highway'],
  ['P.O. Box 12', 'P.O. Box'],
])('a number after the street goes too: %s is %s', (typed, street) => {
  expect(streetName(typed)).toBe(street)
})

test.each([
  ['5th Ave', '5th Ave'],
  ['350 5th Ave', '5th Ave'],
  ['350 W 42nd St', 'W 42nd St'],
  ['14225 101st Ave NE', '101st Ave NE'],
  ['12 B St', 'B St'],
  ['200 Avenue B', 'Avenue B'],
  ['7 N St Louis Ave', 'N St Louis Ave'],
  ['9 Court St', 'Court St'],
  ['8 Gate St', 'Gate St'],
  ['6 Flat Rock Rd', 'Flat Rock Rd'],
  ['3 Park Place Dr', 'Park Place Dr'],
  ['1 Avenue of the Americas', 'Avenue of the Americas'],
  ['Laurel St', 'Laurel St'],
])('what belongs to the name of the street stays: %s is %s', (typed, street) => {
  expect(streetName(typed)).toBe(street)
})

test.each(['', '99', '18B', '#4', 'Apt 4', '12-14', '???'])('nothing is left of "%s"', (typed) => {
  expect(streetName(typed)).toBe('')
})

test.each([
  ['Fresno', 'Fresno'],
  ['Salt Lake City', 'Salt Lake City'],
  ['St. Louis', 'St. Louis'],
  ['Fresno, Apt 4', 'Fresno'],
  ['Fresno 93701', 'Fresno'],
  ['Fresno, ring the bell', 'Fresno'],
  ['93701', ''],
])('of what was typed as a city the name stays: %s is "%s"', (typed, city) => {
  expect(cityName(typed)).toBe(city)
})
