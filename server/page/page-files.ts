// The files of the built page, read into memory once at start: small, and no path from a request ever reaches the disk.
// The page itself is a template, which make-page.ts fills.
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

export interface PageFile {
  readonly type: string
  readonly etag: string
  readonly immutable: boolean
  readonly plain: Buffer
  readonly br: Buffer | undefined
  readonly gzip: Buffer | undefined
}

/** Keyed by URL path. */
export type PageFiles = ReadonlyMap<string, PageFile>

/** Renders the Welcome screen (make-page.ts). It is no part of the site: a file without a type below is not served. */
export const rendererFile = 'server/render-page.mjs'

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
}

/** Empty when the page was not built, as under `npm run dev`. */
export function readPageFiles(folder: string): Map<string, PageFile> {
  const bytes = new Map<string, Buffer>()
  for (const entry of listFiles(folder)) bytes.set(entry, readFileSync(path.join(folder, entry)))

  const files = new Map<string, PageFile>()
  for (const [entry, plain] of bytes) {
    const type = types[path.extname(entry)]
    if (!type) continue
    const url = `/${entry.split(path.sep).join('/')}`
    files.set(url === '/index.html' ? '/' : url, {
      type,
      etag: etagOf(plain),
      // Vite puts a hash of the content into these names.
      immutable: url.startsWith('/assets/'),
      plain,
      br: bytes.get(`${entry}.br`),
      gzip: bytes.get(`${entry}.gz`),
    })
  }
  return files
}

/** Weak, since it stands for the same text in all its encodings. */
export function etagOf(plain: Buffer): string {
  return `W/"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`
}

/** What stands between the tags, as a Content-Security-Policy names it. */
export function inlineHashes({ plain }: PageFile, tag: 'script' | 'style'): string[] {
  const inline = plain.toString().matchAll(new RegExp(`<${tag}>([^]*?)</${tag}>`, 'g'))
  return [...inline].map(([, text = '']) => `sha256-${createHash('sha256').update(text).digest('base64')}`)
}

function listFiles(folder: string): string[] {
  try {
    return readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return []
    throw error
  }
}
