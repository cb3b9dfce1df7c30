// The card and its CVV reach no request to our server, no file, mail, storage or log (R24, R31, trust rule 6).
import path from 'node:path'
import type { Request } from '@playwright/test'
import { contentsOf, describeRequest, storageOf } from './canary.page.ts'
import { declinedCard, expectComplete, fillCart, fillForm, openCheckout, submit } from './customer.ts'
import { backUp } from '../server/db/copies/create-backup.ts'
import { expect, test } from './shop.ts'

const number = '5454 5454 5454 5454'
const cvv = '9073'
const traces = [number, number.replaceAll(' ', ''), '545454545454', declinedCard.replaceAll(' ', '')].map(
  (digits) => new RegExp(digits),
)
// The CVV's four digits may occur inside a port or a hash by chance, so only the four digits alone count.
traces.push(new RegExp(`(?<![0-9A-Za-z_-])${cvv}(?![0-9A-Za-z_-])`))

test(
  'R24 R31 the card is in no request, no database file, no backup, no storage, no log line',
  { tag: '@core' },
  async ({ page, shop, expectedComplaints }) => {
    // The server is stopped while the page still fetches its pictures.
    expectedComplaints.push(/402|503|net::ERR/)
    const requests: Request[] = []
    page.on('request', (request) => requests.push(request))

    await fillCart(page)
    const dialog = await openCheckout(page)
    await fillForm(dialog, { 'Card number': declinedCard, CVV: cvv })
    await submit(dialog)
    await expect(dialog.getByRole('alert')).toContainText('declined')
    await dialog.getByLabel('Card number').fill(number)
    await dialog.getByLabel('CVV').fill(cvv)
    for (const label of ['Card number', 'CVV', 'Expiry month']) {
      expect(await dialog.getByLabel(label).getAttribute('name')).toBeNull()
    }
    const whileTyped = await storageOf(page)
    await submit(dialog)
    await expectComplete(page)
    // The print button is the last part of this screen to load: after it the server may be stopped.
    await expect(page.getByRole('button', { name: 'Print receipt' })).toBeVisible()
    const sent = requests.map(describeRequest)
    expect(sent.some((request) => request.includes('demo-approve-5454'))).toBe(true)

    const hasMail = async () =>
      (await contentsOf(shop.dataDir)).some((text) => text.includes('Order Complete!'))
    await expect.poll(hasMail, 'the search sees the mails').toBe(true)
    await shop.close()
    await backUp({ dataDir: shop.dataDir }, path.join(shop.dataDir, 'backups', 'copy.db'))
    const files = await contentsOf(shop.dataDir)
    // In the database and in its backup.
    expect(
      files.filter((content) => content.includes('Delgado') && content.startsWith('SQLite')).length,
    ).toBe(2)
    const everything = [...sent, ...files, whileTyped, await storageOf(page), shop.log]
    for (const trace of traces) {
      expect(everything.filter((text) => trace.test(text)).length, `found ${trace.source}`).toBe(0)
    }
    expect(shop.log).toContain('"route":"/api/orders"')
    expect(shop.log).not.toMatch(/Delgado|Laurel|rosa@/)
  },
)
