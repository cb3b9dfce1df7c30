// Trust rule 19: an https site without keys takes no order, and the checkout says so instead of asking for a card.
import { fillCart, openCheckout } from './customer.ts'
import { expectAccessible } from './axe.ts'
import { expect, test } from './shop.ts'

test.use({ settings: { PUBLIC_URL: 'https://burritoful.example' } })

test('R73 where nobody can pay yet, SUBMIT is off with a sentence, and no card is asked for', async ({
  page,
}) => {
  await fillCart(page)
  const dialog = await openCheckout(page)
  const submit = dialog.getByRole('button', { name: 'SUBMIT' })
  await expect(submit).toBeDisabled()
  await expect(submit).toHaveAccessibleDescription(/can’t take payments online yet/)
  await expect(dialog.getByLabel('Card number')).toHaveCount(0)
  await expectAccessible(page)
})
