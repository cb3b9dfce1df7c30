// What search engines and link previews find at the site's address (R39).
import { setHours, setRestaurant, tulareStreet, usualHours } from './owner-settings.page.ts'
import { expect, test } from './shop.ts'

const site = 'http://burritoful.example'
test.use({ settings: { PUBLIC_URL: site } })

test('R39 the page says what it is, from the settings, as data that our policy allows', async ({
  page,
  context,
  shop,
}) => {
  // The words of an owner cannot end the element that they stand in.
  const name = 'Burritoful </script><b>'
  shop.sql(
    "update settings set value = json_set(value, '$.name', ?, '$.phone', ?, '$.address', json(?)) where name = 'restaurant'",
    name,
    tulareStreet.phone,
    JSON.stringify(tulareStreet.address),
  )
  setHours(shop, usualHours)
  const html = async () => (await context.request.get(shop.url)).text()
  await expect.poll(html).toContain('1995 Tulare St')
  await expect.poll(html).toContain('2026-11-26')
  await page.goto('/')
  const blocks = await page.locator('script[type="application/ld+json"]').allTextContents()
  expect(blocks.map((text) => JSON.parse(text) as unknown)).toEqual([
    {
      '@context': 'https://schema.org',
      '@type': 'Restaurant',
      name,
      foundingDate: '1995',
      url: `${site}/`,
      address: {
        '@type': 'PostalAddress',
        streetAddress: '1995 Tulare St',
        addressLocality: 'Fresno',
        addressRegion: 'CA',
        postalCode: '93721',
        addressCountry: 'US',
      },
      telephone: '(559) 555-0142',
      openingHoursSpecification: expect.arrayContaining([
        expect.objectContaining({ opens: '11:00', closes: '02:00' }),
        expect.objectContaining({
          validFrom: '2026-11-26',
          validThrough: '2026-11-26',
          opens: '00:00',
          closes: '00:00',
        }),
      ]) as unknown,
      hasMenu: {
        '@type': 'Menu',
        hasMenuItem: expect.arrayContaining([
          expect.objectContaining({
            '@type': 'MenuItem',
            name: 'Beef',
            offers: { '@type': 'Offer', price: '10.50', priceCurrency: 'USD' },
          }),
        ]) as unknown,
      },
      acceptsReservations: false,
    },
  ])
})

test('R39 a link preview finds title, words and a picture, and search engines the canonical address', async ({
  page,
  context,
  shop,
}) => {
  await page.goto('/')
  const contentOf = (property: string) =>
    page.locator(`head meta[property="${property}"]`).getAttribute('content')
  expect(await contentOf('og:title')).toBe(await page.title())
  expect(await contentOf('og:description')).toBe(
    await page.locator('head meta[name="description"]').getAttribute('content'),
  )
  expect(await contentOf('og:url')).toBe(`${site}/`)
  await expect(page.locator('head link[rel="canonical"]')).toHaveAttribute('href', `${site}/`)

  const picture = new URL((await contentOf('og:image')) ?? '')
  expect(picture.origin).toBe(site)
  const reply = await context.request.get(shop.url + picture.pathname)
  expect(reply.headers()['content-type']).toBe('image/png')
  const png = await reply.body()
  // Width and height stand at the start of every PNG.
  expect([png.readUInt32BE(16), png.readUInt32BE(20)].map(String)).toEqual([
    await contentOf('og:image:width'),
    await contentOf('og:image:height'),
  ])
})

test('R36 R39 the preview of another name is the picture made of it, and never the drawn one', async ({
  context,
  shop,
}) => {
  const html = async () => (await context.request.get(shop.url)).text()
  const rename = (namePicture: string | null) =>
    shop.sql(
      "update settings set value = json_set(value, '$.name', ?, '$.namePicture', ?, '$.since', null) where name = 'restaurant'",
      'Rosa’s Burritos',
      namePicture,
    )
  rename('/pictures/name-0123456789abcdef01234567')
  await expect
    .poll(html)
    .toContain(`og:image" content="${site}/pictures/name-0123456789abcdef01234567-preview.png"`)
  expect(await html()).toContain('<title>Rosa’s Burritos | Burritos rolled by hand</title>')
  // A wrong name is worse than no picture.
  rename(null)
  await expect.poll(html).not.toContain('og:image')
  expect(await html()).not.toContain('Burritoful')
})

test('R39 robots.txt keeps search engines out of what is not for them', async ({ context, shop }) => {
  const reply = await context.request.get(`${shop.url}/robots.txt`)
  expect(reply.headers()['content-type']).toContain('text/plain')
  const lines = (await reply.text()).trim().split('\n')
  expect(lines[0]).toBe('User-agent: *')
  for (const path of ['/api/', '/login', '/logout', '/metrics']) expect(lines).toContain(`Disallow: ${path}`)
  expect(lines).not.toContain('Disallow: /')
})

test.describe('without PUBLIC_URL', () => {
  test.use({ settings: {} })

  test('R39 the page names no address that nobody has set', async ({ page, context, shop }) => {
    await setRestaurant(context, shop, { phone: '(559) 555-0142' })
    await page.goto('/')
    await expect(page.locator('head link[rel="canonical"], head meta[property="og:url"]')).toHaveCount(0)
    await expect(page.locator('head meta[property="og:image"]')).toHaveCount(0)
    await expect(page.locator('head meta[property="og:title"]')).toHaveCount(1)
    const [text = ''] = await page.locator('script[type="application/ld+json"]').allTextContents()
    for (const unset of ['url', 'address', 'openingHoursSpecification', 'servesCuisine'])
      expect(JSON.parse(text)).not.toHaveProperty(unset)
  })
})
