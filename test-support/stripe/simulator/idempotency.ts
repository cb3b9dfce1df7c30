// Idempotency keys: the first reply to a key is stored and repeated, including Stripe's own failures (500). The same key
// with another body is refused, and so is a second request while the first is still running.
import { Refused } from './refusals.ts'

export interface Reply {
  readonly status: number
  readonly body: unknown
}

interface Kept {
  readonly words: string
  reply: Reply | undefined
}

export interface Keys {
  /** Stores the reply of `run`, unless the request was refused for its parameters alone. */
  answer(
    key: string,
    words: string,
    run: () => Promise<Reply>,
  ): Promise<Reply & { readonly replayed: boolean }>
}

export function createKeys(): Keys {
  const kept = new Map<string, Kept>()
  return {
    async answer(key, words, run) {
      const known = kept.get(key)
      if (known && known.words !== words) {
        const message = `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`
        throw new Refused(400, { type: 'idempotency_error', message })
      }
      if (known?.reply) return { ...known.reply, replayed: true }
      if (known) {
        const message = `There is currently another in-progress request using this Stripe-Idempotency-Key (${key}).`
        throw new Refused(409, { type: 'idempotency_error', code: 'idempotency_key_in_use', message })
      }
      const entry: Kept = { words, reply: undefined }
      kept.set(key, entry)
      const reply = await run()
      entry.reply = reply
      if (isUnkept(reply)) kept.delete(key)
      return { ...reply, replayed: false }
    },
  }
}

/** Parameters that fail validation never reach the endpoint; refusals because of an object's state do. */
function isUnkept({ status, body }: Reply): boolean {
  if (status !== 400) return false
  const { error } = body as { error: { code?: string; param?: string } }
  return error.code !== undefined && /^(parameter_|payment_method_types_)/.test(error.code)
}
