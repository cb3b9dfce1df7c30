// How a name is typeset: in one line, smaller, or in two lines, and in which font (R36).
import { expect, test } from 'vitest'
import { hasDrawnLogo, isInDisplayType, nameSizeOf, previewPath } from './brand.ts'

test.each([
  ['Taco Time', 'full', true],
  ['Fourteen chars', 'full', true],
  ['Rosa’s Burritos', 'smaller', true],
  ['Tía Ñandú & Söhne', 'smaller', true],
  ['The Burrito House of Rosa and Her Sister', 'two-lines', true],
  ['Łódź Şiş', 'full', true],
  ['北京煎饼', 'full', false],
  ['北京煎饼果子大王餐厅', 'smaller', false],
  ['مطعم روزا', 'full', false],
  ['Taquería 🌯', 'full', false],
  // A combining accent takes no room.
  ['Tia\u0301 Rosa Burro', 'full', false],
])('R36 %s is set %s, in the display type: %s', (name, size, inDisplayType) => {
  expect(nameSizeOf(name)).toBe(size)
  expect(isInDisplayType(name)).toBe(inDisplayType)
})

test('R36 R39 the drawn logo and its preview are shown under its own name alone', () => {
  const drawn = { name: 'Burritoful', logo: null, namePicture: null }
  expect(hasDrawnLogo(drawn)).toBe(true)
  expect(previewPath(drawn)).toBe('/og-image.png')
  const logo = { id: 'cutout-1', width: 3, height: 2 }
  expect(hasDrawnLogo({ ...drawn, logo })).toBe(false)
  expect(hasDrawnLogo({ ...drawn, name: 'Burritoful 2' })).toBe(false)
  expect(previewPath({ ...drawn, name: 'Rosa’s', namePicture: '/pictures/name-1' })).toBe(
    '/pictures/name-1-preview.png',
  )
  expect(previewPath({ ...drawn, name: 'Rosa’s' })).toBeUndefined()
})
