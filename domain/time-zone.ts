// Which names are those of a time zone.

/** By its name: an offset such as +05:30 knows no summer time, and not every browser knows it. */
export function isTimeZone(name: string): boolean {
  if (/^[+-]/.test(name)) return false
  try {
    return new Intl.DateTimeFormat(undefined, { timeZone: name }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}
