// The bodies that Fastify reads for us: JSON for the API, form fields for the native login, the bytes of a picture where a
// route takes them. Anything else is refused.
import type { FastifyInstance } from 'fastify'
import { Problem } from '#domain/basics/problems.ts'

export const defaultBodyLimit = 16 * 1024
/** Few forms have more than some dozen; each one is looked at, and the wrong ones are answered with a message. */
const defaultMaxValues = 500

export function registerBodyParsers(app: FastifyInstance): void {
  // A name that reaches an object's prototype is refused.
  const parseJson = app.getDefaultJsonParser('error', 'error')
  app.removeAllContentTypeParsers()
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, text, done) => {
    const { maxValues, rawBody } = request.routeOptions.config.rule?.config ?? {}
    if (hasTooManyValues(text, maxValues)) return done(new Problem('request-too-large'))
    if (rawBody) request.rawBody = text
    return parseJson(request, text, done)
  })
  app.addContentTypeParser<string>(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, text, done) => {
      if (hasTooManyValues(text)) return done(new Problem('request-too-large'))
      return done(null, Object.fromEntries(new URLSearchParams(text)))
    },
  )
  // What it really is, only the bytes tell.
  app.addContentTypeParser<Buffer>(/^image\//, { parseAs: 'buffer' }, (request, bytes, done) => {
    const isTaken = request.routeOptions.config.rule?.config.bytes !== undefined
    return isTaken ? done(null, bytes) : done(new Problem('unsupported-media-type'))
  })
}

function hasTooManyValues(text: string, maxValues = defaultMaxValues): boolean {
  return (text.match(/[,&]/g)?.length ?? 0) >= maxValues
}
