// R36: whose letter it is, at its head, in every mail program: with pictures and without.
import { expect, test } from 'vitest'
import sharp from 'sharp'
import { emailSender } from '../../test-support/mail-rounds.ts'
import { mailedOrder } from '../../test-support/mailed-order.ts'
import { makeLogoPicture, createLogoReader } from './email-pictures.ts'
import { composeEmail } from './compose-email.ts'

const picture = async () =>
  makeLogoPicture(
    await sharp({ create: { width: 300, height: 80, channels: 3, background: '#fff4d6' } })
      .png()
      .toBuffer(),
  )

async function letterOf(change: object, isMade = true) {
  const restaurant = { ...emailSender.restaurant, ...change }
  const logo = isMade ? await picture() : undefined
  const { html, text, pictures, from } = composeEmail(
    { ...emailSender, restaurant, logo },
    mailedOrder(),
    'placed',
    new Date('2026-11-15T20:05:00Z'),
  )
  return { head: html.slice(html.indexOf('<body'), html.indexOf('<h1')), html, text, pictures, from }
}

test('R36 the drawn logo and the year are those of Burritoful', async () => {
  const { head, pictures, text } = await letterOf({}, false)
  expect(head).toMatch(/<img\s+src="cid:logo@burritoful"\s+width="188"\s+height="40"\s+alt="Burritoful"/)
  expect(pictures.map(({ file }) => file)).toEqual(['logo.png', 'bunting.png'])
  expect(text).toContain('Rolled by hand since 1995.')
})

test('R36 another name has the picture that was made of it, half as large, and no year that it does not set', async () => {
  const { head, text, html, pictures, from } = await letterOf({ name: 'Rosa’s <b>Burritos</b>', since: null })
  expect(head).toMatch(/width="150"\s+height="40"\s+alt="Rosa’s &lt;b&gt;Burritos&lt;\/b&gt;"/)
  expect(from.name).toBe('Rosa’s <b>Burritos</b>')
  expect(text).toContain('Rolled by hand.')
  expect(html).not.toMatch(/1995|<b>Burritos/)
  const [, bunting] = pictures
  const [, drawn] = (await letterOf({}, false)).pictures
  expect(bunting?.content.equals(drawn?.content ?? Buffer.alloc(0))).toBe(false)
})

test('R36 a name that the type cannot write stands in words beside the mark; so does one without a picture', async () => {
  const chinese = await letterOf({ name: '北京煎饼' })
  expect(chinese.head).toMatch(/alt=""/)
  expect(chinese.head).toMatch(/<td dir="auto"[^>]*>北京煎饼<\/td>/)
  const unmade = await letterOf({ name: 'Rosa’s Burritos' }, false)
  expect(unmade.head).toMatch(/<span style="[^"]*">Rosa’s Burritos<\/span>/)
  expect(unmade.pictures.map(({ file }) => file)).toEqual(['bunting.png'])
})

test('R36 the picture is read once for many letters, and again when it is another', async () => {
  const read: string[] = []
  const readLogo = createLogoReader((file) => {
    read.push(file)
    return Promise.resolve({ bytes: Buffer.from('png') })
  })
  const of = (namePicture: string | null) => readLogo({ ...emailSender.restaurant, namePicture })
  expect(await of(null)).toBeUndefined()
  await of('/pictures/name-1')
  await of('/pictures/name-1')
  expect((await of('/pictures/name-2'))?.file).toBe('logo.png')
  expect(read).toEqual(['name-1-letter.png', 'name-2-letter.png'])
})
