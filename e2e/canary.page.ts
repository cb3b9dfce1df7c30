// Where a card could leave a trace: in requests, in files, and in the browser's storage.
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Page, Request } from '@playwright/test'

export function describeRequest(request: Request): string {
  return `${request.url()} ${JSON.stringify(request.headers())} ${request.postData() ?? ''}`
}

/** The contents of every file in the folder, emails included. */
export async function contentsOf(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile())
  return Promise.all(files.map(({ parentPath, name }) => readFile(path.join(parentPath, name), 'latin1')))
}

export async function storageOf(page: Page): Promise<string> {
  const kept = await page.evaluate(() =>
    JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage), document.cookie]),
  )
  return kept + JSON.stringify(await page.context().storageState({ indexedDB: true }))
}
