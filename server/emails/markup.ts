// An HTML template tag that escapes every value, unless the value is markup itself.

export interface Markup {
  readonly markup: string
}

type Value = string | number | Markup | readonly Markup[]

export function html(parts: TemplateStringsArray, ...values: readonly Value[]): Markup {
  let markup = ''
  for (const [at, part] of withoutIndents(parts).entries()) {
    markup += at === 0 ? part : markupOf(values[at - 1] ?? '') + part
  }
  return { markup }
}

const bareTemplates = new WeakMap<TemplateStringsArray, readonly string[]>()

/** Removes indentation, which made up a third of an email. The results are cached. */
function withoutIndents(parts: TemplateStringsArray): readonly string[] {
  const known = bareTemplates.get(parts)
  if (known) return known
  const bare = parts.map((part) => part.replaceAll(/\n\s+/g, '\n'))
  bareTemplates.set(parts, bare)
  return bare
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
  if (!/[&<>"']/.test(text)) return text
  return text.replaceAll(/[&<>"']/g, (sign) => escapes[sign] ?? '')
}
