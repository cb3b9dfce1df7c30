// A loader hook for --import: notes in a file which packages of node_modules a server really loads.
import { appendFileSync } from 'node:fs'
import { registerHooks } from 'node:module'

const file = process.env['PACKAGES_NOTED_IN']
const noted = new Set<string>()

registerHooks({
  load(url, context, next) {
    const [, name] = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(url) ?? []
    if (file && name && !noted.has(name)) {
      noted.add(name)
      appendFileSync(file, `${name}\n`)
    }
    return next(url, context)
  },
})
