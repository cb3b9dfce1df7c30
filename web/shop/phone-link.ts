// The link that calls a phone number, which the owner may have written in any of the usual ways.

/** tel:+15595550142 for (559) 555-0142 */
export function phoneLink(phone: string): string {
  const digits = phone.replaceAll(/\D/g, '')
  if (phone.startsWith('+') || digits.length === 11) return `tel:+${digits}`
  return digits.length === 10 ? `tel:+1${digits}` : `tel:${digits}`
}
