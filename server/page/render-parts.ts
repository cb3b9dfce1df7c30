// Renders the Welcome screen in a child process: React in this process, or a worker thread, would keep more than ten megabytes
// of memory for some milliseconds of occasional work (docs/decisions/0010).
import { execFile } from 'node:child_process'
import { pathToFileURL } from 'node:url'
import type { PageParts, PageData } from '#domain/restaurant/page-data.ts'

/** process.exit() is needed because React's renderer keeps the process alive. */
const program = `
  import { text } from 'node:stream/consumers'
  const { partsOf } = await import(process.argv[1])
  const { pageData, site } = JSON.parse(await text(process.stdin))
  process.stdout.write(JSON.stringify(partsOf(pageData, site)), () => process.exit())`

/** Rendering takes milliseconds, but a machine that is starting many programs may be this slow. */
const timeoutMs = 60_000

/** `renderer` is the path of the file that was built with the page. */
export function renderParts(
  renderer: string,
  input: { pageData: PageData; site?: string | undefined },
): Promise<PageParts> {
  const args = ['--input-type=module', '--eval', program, pathToFileURL(renderer).href]
  // The child gets none of the server's settings, which contain secrets. Windows needs SystemRoot.
  const { SystemRoot } = process.env
  const env = SystemRoot ? { SystemRoot } : {}
  const { promise, resolve, reject } = Promise.withResolvers<PageParts>()
  const child = execFile(process.execPath, args, { env, timeout: timeoutMs }, (error, stdout, stderr) => {
    if (error) reject(new Error(stderr.trim() || error.message, { cause: error }))
    else resolve(JSON.parse(stdout) as PageParts)
  })
  // Writing to a child that has already exited fails; the callback above reports the exit.
  child.stdin?.on('error', () => {}).end(JSON.stringify(input))
  return promise
}
