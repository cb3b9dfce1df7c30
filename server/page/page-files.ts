// Reads the files of the built page into memory at the start, so that no path from a request ever reaches the disk.
// index.html is a template, which make-page.ts fills.
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

/** Renders the Welcome screen (make-page.ts). The renderer is never served, since its extension is not in the list of types. */
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

/** Returns no files when the page is not built, as under `npm run dev`. */
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
      // Vite puts a content hash into these names, so a file under one name never changes.
      immutable: url.startsWith('/assets/'),
      plain,
      br: bytes.get(`${entry}.br`),
      gzip: bytes.get(`${entry}.gz`),
    })
  }
  return files
}

/** A weak ETag, since all encodings of a file share it. */
export function etagOf(plain: Buffer): string {
  return `W/"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`
}

/** The hashes of inline scripts or styles, in the form that a Content-Security-Policy uses. */
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
