// The owner's words on Welcome, however odd: very long words, emoji and markup stay within the window, as they were typed.
import type { Saved } from '#domain/restaurant/restaurant-api.ts'
import { expectToFit, test } from './settings.page.ts'
import { expect } from './shop.ts'
import { logIn } from './staff.ts'

// A server of its own takes its time.
test.slow()

test('R36 long words, emoji and markup on Welcome fit every window', async ({ page, context, shop }) => {
  await logIn(context, shop)
  const address = `${shop.url}/api/office/restaurant`
  const saved = (await (await context.request.get(address)).json()) as Saved<'restaurant'>
  const words = {
    headline: { en: 'Burritofulburritofulburritofulburritofulburritofulburritoful' },
    lead: { en: `${'napkin'.repeat(20)} 🌯👩‍🍳` },
    storyTitle: { en: `<b>${'comal'.repeat(12)}</b>` },
    story: { en: `${'tortilla'.repeat(60)} ¿Sí? 🌶️ ${'🌯'.repeat(60)}` },
    lastLine: { en: 'W'.repeat(120) },
  }
  const reply = await context.request.post(address, {
    data: { ...saved, words },
    headers: { origin: shop.url },
  })
  expect(reply.status()).toBe(200)
  // The server makes its page anew in the background.
  await expect(async () => {
    await page.goto(`${shop.url}/`)
    await expect(page.getByRole('heading', { level: 1, name: words.headline.en })).toBeVisible({
      timeout: 2_000,
    })
  }).toPass()
  await expect(page.getByText(words.storyTitle.en, { exact: true })).toBeVisible()
  await expectToFit(page)
})
