// The parsers of request bodies: JSON for the API, form fields for the native login, and raw bytes for routes that accept
// pictures. Any other content type is refused.
import type { FastifyInstance } from 'fastify'
import { Problem } from '#domain/basics/problems.ts'

export const defaultBodyLimit = 16 * 1024
/** Forms have a few dozen values. Every value is validated and may get an error message, so the number is limited. */
const defaultMaxValues = 500

export function registerBodyParsers(app: FastifyInstance): void {
  // 'error' refuses a body whose keys would reach an object's prototype.
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
  // The content type is only a claim; the picture processor looks at the bytes.
  app.addContentTypeParser<Buffer>(/^image\//, { parseAs: 'buffer' }, (request, bytes, done) => {
    const acceptsBytes = request.routeOptions.config.rule?.config.bytes !== undefined
    return acceptsBytes ? done(null, bytes) : done(new Problem('unsupported-media-type'))
  })
}

function hasTooManyValues(text: string, maxValues = defaultMaxValues): boolean {
  return (text.match(/[,&]/g)?.length ?? 0) >= maxValues
}
