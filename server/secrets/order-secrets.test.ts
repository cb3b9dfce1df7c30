import { expect, test } from 'vitest'
import { generateOrderId } from './order-secrets.ts'

test('an id is 22 characters for 16 bytes, and no id comes twice', () => {
  const ids = Array.from({ length: 2_000 }, generateOrderId)
  expect(new Set(ids).size).toBe(2_000)
  for (const id of ids) {
    expect(id).toMatch(/^[A-Za-z0-9_-]{22}$/)
    expect(Buffer.from(id, 'base64url')).toHaveLength(16)
  }
})
