// How one setting is read from its environment variable, and what is said of a wrong one.
import * as z from 'zod/mini'

/** A setting is wrong; the message says what to fix. */
export class ConfigError extends Error {}

/** How a value is understood; undefined where it is wrong. */
type Read<Value> = (value: string) => Value | undefined

export function setting<Value>(read: Read<Value>, say: (value: string) => string) {
  const understand = z.transform((value: string, { issues }) => {
    const understood = read(value)
    if (understood === undefined) issues.push({ code: 'custom', input: value, message: say(value) })
    return understood as Value
  })
  return z.pipe(z.string(), understand)
}

/** A setting that is repeated where it is wrong. */
export const shown = <Value>(mustBe: string, read: Read<Value>) =>
  setting(read, (value) => `is "${value}". It must be ${mustBe}.`)

/** A setting that may hold a password, and is never repeated. */
export const secret = <Value>(must: string, read: Read<Value>) => setting(read, () => `must ${must}.`)

export const integerSetting = (mustBe: string, least: number, most: number) =>
  shown(mustBe, (value) => {
    const number = Number(value)
    return /^\d{1,5}$/.test(value) && number >= least && number <= most ? number : undefined
  })

export const enumSetting = <const Name extends string>(names: readonly Name[], mustBe: string) =>
  shown(mustBe, (value) => names.find((name) => name === value))

export const textMatching =
  (isRight: (value: string) => boolean): Read<string> =>
  (value) =>
    isRight(value) ? value : undefined
