// The owner's steps with pictures.
import { expect, type Locator, type Page } from '@playwright/test'
import { drawnPhoto } from '../test-support/drawn-pictures.ts'
import { openItem } from './menu.page.ts'

/** Making the sizes takes a second, and many times that on a busy machine. */
export const patience = { timeout: 30_000 }

export const aPhoto = async (): Promise<ChosenFile> => ({
  name: 'lunch.jpg',
  mimeType: 'image/jpeg',
  buffer: await drawnPhoto(),
})

export interface ChosenFile {
  readonly name: string
  readonly mimeType: string
  readonly buffer: Buffer
}

/** The part of the item's form that is about its picture. */
export async function openPicturePart(page: Page, item: string): Promise<Locator> {
  await openItem(page, item)
  return picturePart(page)
}

export function picturePart(page: Page): Locator {
  return page.getByRole('region', { name: 'Picture' })
}

export async function choose(page: Page, part: Locator, file: ChosenFile): Promise<void> {
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    part.getByRole('button', { name: /^(Replace|Choose a picture)$/ }).click(),
  ])
  await chooser.setFiles(file)
}

export function centerOf(part: Locator): Locator {
  return part.getByRole('button', { name: 'Center of the picture. Arrow keys move it.' })
}

/** The picture has arrived, and is drawn. */
export async function expectDrawn(image: Locator): Promise<void> {
  await expect
    .poll(() => image.evaluate((one: HTMLImageElement) => one.complete && one.naturalWidth > 0), patience)
    .toBe(true)
}
