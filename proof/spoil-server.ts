// Runs before the proof's server and changes its code as it is loaded (spoil.ts). Production never loads this.
import { readFileSync } from 'node:fs'
import { ServerResponse } from 'node:http'
import { registerHooks } from 'node:module'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { bareErrors, faults, spoil, type Fault } from './spoil.ts'

const chosen = process.env['PROOF_SPOIL'] ?? ''
if (chosen === bareErrors) leaveHeadersOut()
else spoilAsLoaded((faults as Record<string, Fault>)[chosen])

function spoilAsLoaded(fault: Fault | undefined): void {
  if (!fault) throw new Error(`there is no fault ${chosen}`)
  const file = path.join(import.meta.dirname, '..', fault.file)
  // At once: a file that is gone is never loaded, and its fault would be none.
  const source = spoil(readFileSync(file, 'utf8'), fault)
  const spoiled = pathToFileURL(file).href
  registerHooks({
    load(url, context, next) {
      const loaded = next(url, context)
      return url === spoiled ? { ...loaded, source } : loaded
    },
  })
}

/** Whatever the server is built with, its answers leave through here. */
function leaveHeadersOut(): void {
  const writeHead = Object.getOwnPropertyDescriptor(ServerResponse.prototype, 'writeHead')?.value as (
    this: ServerResponse,
    status: number,
    ...rest: unknown[]
  ) => ServerResponse
  Object.defineProperty(ServerResponse.prototype, 'writeHead', {
    value(this: ServerResponse, status: number, ...rest: unknown[]) {
      if (status >= 400) {
        this.removeHeader('content-security-policy')
        for (const given of rest) {
          // Names and values in turn, or by name.
          const at = Array.isArray(given) ? given.indexOf('content-security-policy') : -1
          if (Array.isArray(given) && at >= 0) given.splice(at, 2)
          else if (typeof given === 'object' && given)
            Reflect.deleteProperty(given, 'content-security-policy')
        }
      }
      return writeHead.call(this, status, ...rest)
    },
  })
}
