// Finds a Chromium for the journeys: one on the machine, else Playwright's own, else Debian's package.
import { execFile } from 'node:child_process'
import { constants } from 'node:fs'
import { access } from 'node:fs/promises'
import { resolve } from 'node:path'
import { promisify } from 'node:util'
import { chromium } from '@playwright/test'

const run = promisify(execFile)
const root = resolve(import.meta.dirname, '..')

const usualPlaces = [
  // The headless shell is Chromium without windows: the journeys take two thirds of the time.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
]

export async function findOrInstallChromium(): Promise<string> {
  const chosen = process.env['CHROMIUM_PATH']
  if (chosen) {
    if (await canRun(chosen)) return chosen
    throw new Error(`CHROMIUM_PATH is ${chosen}, and that is no Chromium that runs.`)
  }
  const found = await find()
  if (found) return found

  const attempts: string[] = []
  for (const [name, install] of installers()) {
    console.log(`No Chromium found: installing ${name} …`)
    attempts.push(`${name}: ${await install().then(() => 'installed, but it does not run', firstLine)}`)
    const installed = await find()
    if (installed) return installed
  }
  throw new Error(
    'The browser journeys need Chromium, and none was found. Install Chromium or Google Chrome (on Debian: ' +
      'apt-get install chromium), or set CHROMIUM_PATH to one. Tried: ' +
      attempts.join('; '),
  )
}

/** A Chromium with all that a person's has, such as autofill, which the headless shell lacks. */
export async function findWholeChromium(): Promise<string> {
  for (const place of [...usualPlaces, chromium.executablePath()])
    if (!place.endsWith('headless-shell') && (await canRun(place))) return place
  throw new Error('The headless shell has no autofill: install the whole browser, too (on Debian: chromium).')
}

async function find(): Promise<string | undefined> {
  for (const place of [...usualPlaces, chromium.executablePath()]) if (await canRun(place)) return place
  return undefined
}

/** Runs the program with --version, since some systems have a stub of that name that only says how to install it. */
async function canRun(path: string): Promise<boolean> {
  try {
    await access(path, constants.X_OK)
    // Chrome on Windows opens a window instead of answering.
    if (process.platform !== 'win32') await run(path, ['--version'], { timeout: 30_000 })
    return true
  } catch {
    return false
  }
}

function installers(): [name: string, install: () => Promise<unknown>][] {
  const ofPlaywright = () =>
    run(process.execPath, ['node_modules/playwright/cli.js', 'install', '--no-shell', 'chromium'], {
      cwd: root,
      timeout: 10 * 60_000,
    })
  const ofDebian = async () => {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    await run('apt-get', ['update'], { env, maxBuffer: 2 ** 26 })
    const install = (name: string) => run('apt-get', ['install', '-y', name], { env, maxBuffer: 2 ** 26 })
    await install('chromium')
    // An older Debian has only the whole browser.
    await install('chromium-headless-shell').catch(() => {})
  }
  const isRootOnLinux = process.platform === 'linux' && process.getuid?.() === 0
  return [
    ["Playwright's own Chromium", ofPlaywright],
    ...(isRootOnLinux ? [["Debian's package", ofDebian] satisfies [string, () => Promise<unknown>]] : []),
  ]
}

function firstLine(error: unknown): string {
  const words = error instanceof Error ? error.message : String(error)
  return (
    words.split('\n').find((line) => /error|unable|fail/i.test(line) && !line.startsWith('Command failed')) ??
    words.split('\n', 1).join()
  )
}
