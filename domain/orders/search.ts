// Search text for names and email addresses in the order book: "núñez" finds "Nunez".

export function toSearchText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[‘’ʼ`´]/g, "'")
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim()
}

/** The owner searches for an order's number, or for the start of a name, a last name or an email address. */
export type OrderSearch = { readonly number: number } | { readonly start: string }

export function parseOrderSearch(typed: string): OrderSearch | undefined {
  const text = toSearchText(typed)
  const [, digits] = /^(?:order )?#?(\d{1,3})$/.exec(text) ?? []
  if (digits) return { number: Number(digits) }
  return text === '' ? undefined : { start: text }
}
