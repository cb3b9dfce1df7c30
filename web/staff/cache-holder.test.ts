// What of the cache stays when the server says who looks.
import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { holdFor } from './cache-holder.ts'
import { keys } from './query-keys.ts'

test('what the stream told before the first answer stays; what somebody else was told goes', () => {
  const client = new QueryClient()
  client.setQueryData(keys.shop, 'open')
  holdFor(client, { role: 'owner', username: 'owner' })
  expect(client.getQueryData(keys.shop)).toBe('open')
  client.setQueryData(keys.orders, 'the owner’s')
  holdFor(client, { role: 'owner', username: 'owner' })
  expect(client.getQueryData(keys.orders)).toBe('the owner’s')
  holdFor(client, { role: 'kitchen', username: 'ben' })
  expect(client.getQueryData(keys.orders)).toBeUndefined()
})
