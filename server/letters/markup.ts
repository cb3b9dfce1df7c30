// HTML made from a template in which every value is escaped, unless it is markup itself.

export interface Markup {
  readonly markup: string
}

type Value = string | number | Markup | readonly Markup[]

export function html(parts: TemplateStringsArray, ...values: readonly Value[]): Markup {
  const filled = parts.map((part, at) => (at === 0 ? part : markupOf(values[at - 1] ?? '') + part))
  return { markup: filled.join('') }
}

function markupOf(value: Value): string {
  if (typeof value === 'string' || typeof value === 'number') return escape(String(value))
  return 'markup' in value ? value.markup : value.map(({ markup }) => markup).join('')
}

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

function escape(text: string): string {
  return text.replaceAll(/[&<>"']/g, (sign) => escapes[sign] ?? '')
}
