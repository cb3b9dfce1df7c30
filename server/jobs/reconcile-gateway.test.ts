// The regular look at the gateway's events (R66), when a payment among them cannot be reconciled.
import { describe, expect, onTestFinished, test } from 'vitest'
import { engines, migratedPlace, type Engine } from '../../test-support/databases.ts'
import type { GatewayEvent } from '../adapters/activity.ts'
import { openDatabase } from '../db/engine/open.ts'
import { reconcileGateway, type ReconcileGatewayDeps } from './reconcile-gateway.ts'

const noon = Date.parse('2026-11-16T20:00:00.000Z')
const minute = 60_000

async function openLooks(engine: Engine) {
  const db = await openDatabase(await migratedPlace(engine))
  onTestFinished(() => db.close())
  /** Since when each look listed the events, in minutes after noon. */
  const listedSince: number[] = []
  const look = (
    minutes: number,
    intents: readonly string[],
    reconcile: ReconcileGatewayDeps['reconcile'],
  ): Promise<number> =>
    reconcileGateway({
      db,
      gatewayActivity: {
        async *fetchEventsSince(since): AsyncIterable<GatewayEvent> {
          listedSince.push((since.getTime() - noon) / minute)
          for (const intent of intents) yield { at: new Date(noon).toISOString(), about: 'refund', intent }
        },
      },
      reconcile,
      now: () => new Date(noon + minutes * minute),
      closing: new AbortController().signal,
      onFailure: () => {},
    })
  return { look, listedSince }
}

describe.each(engines)('R66 the look at the gateway on %s', (engine) => {
  test('keeps a stuck payment in mind, and lists no events again because of it', async () => {
    const { look, listedSince } = await openLooks(engine)
    let asked: string[] = []
    let isStuck = true
    const reconcile = async (intent: string) => {
      asked.push(intent)
      if (isStuck && intent === 'pi_stuck') throw new Error('the key may not read disputes')
      return isStuck && intent === 'pi_waits' ? 'waits' : 'done'
    }
    expect(await look(0, ['pi_stuck', 'pi_fine', 'pi_waits', 'pi_fine'], reconcile)).toBe(2)
    expect(asked.toSorted()).toEqual(['pi_fine', 'pi_stuck', 'pi_waits'])
    for (const minutes of [10, 20]) {
      asked = []
      expect(await look(minutes, [], reconcile)).toBe(2)
      expect(asked.toSorted()).toEqual(['pi_stuck', 'pi_waits'])
    }
    isStuck = false
    expect(await look(30, [], reconcile)).toBe(0)
    asked = []
    expect(await look(40, [], reconcile)).toBe(0)
    expect(asked).toEqual([])
    // The first look reaches a day back, and each of the others five minutes beyond the one before it.
    expect(listedSince).toEqual([-24 * 60, -5, 5, 15, 25])
  })

  test('reconciles a payment again when its new events were listed while it was being reconciled', async () => {
    const { look } = await openLooks(engine)
    let reconciled = 0
    const other = () => look(1, ['pi_1'], async () => 'waits')
    await look(0, ['pi_1'], async () => {
      reconciled += 1
      await other()
      return 'done'
    })
    const again = () => look(20, [], async () => ((reconciled += 1), 'done'))
    expect([await again(), reconciled]).toEqual([0, 2])
    expect([await again(), reconciled]).toEqual([0, 2])
  })
})
