// A live stream that a test opens as a guest or a board, held until the test is over.
import { onTestFinished } from 'vitest'
import type { TestApp } from './test-app.ts'

export async function openStream({ url }: TestApp, headers: Record<string, string>, query = '') {
  const leave = new AbortController()
  const reply = await fetch(`${url}/api/live${query}`, { headers, signal: leave.signal })
  // Referenced until the end, because fetch ends a stream whose reply was garbage-collected.
  onTestFinished(() => {
    leave.abort()
    void reply.body?.cancel().catch(() => {})
  })
  return { reply, leave: () => leave.abort() }
}
