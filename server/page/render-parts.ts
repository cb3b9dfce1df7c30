// Renders the Welcome screen in a process of its own, which ends with it: a thread, or React in this process, would leave
// ten megabytes and more behind, for some milliseconds of work now and then (docs/decisions/0010).
import { execFile } from 'node:child_process'
import { pathToFileURL } from 'node:url'
import type { PageParts, PageData } from '#domain/restaurant/page-data.ts'

/** React's renderer would keep the process from ending. */
const program = `
  import { text } from 'node:stream/consumers'
  const { partsOf } = await import(process.argv[1])
  const { pageData, site } = JSON.parse(await text(process.stdin))
  process.stdout.write(JSON.stringify(partsOf(pageData, site)), () => process.exit())`

/** Far more than it takes: a machine that starts many things at once may be this slow. */
const timeoutMs = 60_000

/** `renderer` is the file that was built with the page. */
export function renderParts(
  renderer: string,
  input: { pageData: PageData; site?: string | undefined },
): Promise<PageParts> {
  const args = ['--input-type=module', '--eval', program, pathToFileURL(renderer).href]
  // None of the server's settings: no key of the card company, no password of the database. Windows needs SystemRoot.
  const { SystemRoot } = process.env
  const env = SystemRoot ? { SystemRoot } : {}
  const { promise, resolve, reject } = Promise.withResolvers<PageParts>()
  const child = execFile(process.execPath, args, { env, timeout: timeoutMs }, (error, stdout, stderr) => {
    if (error) reject(new Error(stderr.trim() || error.message, { cause: error }))
    else resolve(JSON.parse(stdout) as PageParts)
  })
  // A process that ended early has said why in its exit.
  child.stdin?.on('error', () => {}).end(JSON.stringify(input))
  return promise
}
