// Parses a setting from its environment variable, and describes what is wrong with an invalid one.
import * as z from 'zod/mini'

/** A setting is invalid; the message says what to fix. */
export class ConfigError extends Error {}

/** Returns undefined for an invalid value. */
type Parse<Value> = (value: string) => Value | undefined

export function setting<Value>(parse: Parse<Value>, describeError: (value: string) => string) {
  const transform = z.transform((value: string, { issues }) => {
    const parsed = parse(value)
    if (parsed === undefined) issues.push({ code: 'custom', input: value, message: describeError(value) })
    return parsed as Value
  })
  return z.pipe(z.string(), transform)
}

/** A setting whose invalid value may appear in the error message. */
export const visibleSetting = <Value>(mustBe: string, parse: Parse<Value>) =>
  setting(parse, (value) => `is "${value}". It must be ${mustBe}.`)

/** A setting that may contain a password, and whose value never appears in a message. */
export const secretSetting = <Value>(must: string, parse: Parse<Value>) =>
  setting(parse, () => `must ${must}.`)

export const integerSetting = (mustBe: string, least: number, most: number) =>
  visibleSetting(mustBe, (value) => {
    const number = Number(value)
    return /^\d{1,5}$/.test(value) && number >= least && number <= most ? number : undefined
  })

export const enumSetting = <const Name extends string>(names: readonly Name[], mustBe: string) =>
  visibleSetting(mustBe, (value) => names.find((name) => name === value))

export const textMatching =
  (isRight: (value: string) => boolean): Parse<string> =>
  (value) =>
    isRight(value) ? value : undefined
