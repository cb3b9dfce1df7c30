// Reads the form encoding of Stripe's API: metadata[checkout]=a, expand[0]=latest_charge, created[gte]=1.

export type FormValue = string | Form | FormValue[]
export interface Form {
  [name: string]: FormValue
}

export function readForm(text: string): Form {
  const form: Form = {}
  for (const [path, value] of new URLSearchParams(text)) put(form, namesOf(path), value)
  return withLists(form) as Form
}

function namesOf(path: string): string[] {
  const [first = '', ...rest] = path.split('[')
  return [first, ...rest.map((part) => part.replace(/\]$/, ''))]
}

function put(form: Form, [name = '', ...deeper]: readonly string[], value: string): void {
  // expand[]=a&expand[]=b: each takes the next place.
  const place = name === '' ? String(Object.keys(form).length) : name
  if (deeper.length === 0) {
    form[place] = value
    return
  }
  const inner = form[place]
  const next: Form = typeof inner === 'object' && !Array.isArray(inner) ? inner : {}
  form[place] = next
  put(next, deeper, value)
}

/** An object whose keys are all whole numbers is a list. */
function withLists(value: FormValue): FormValue {
  if (typeof value !== 'object' || Array.isArray(value)) return value
  const entries = Object.entries(value).map(([name, inner]) => [name, withLists(inner)] as const)
  if (entries.length > 0 && entries.every(([name]) => /^\d+$/.test(name)))
    return entries.map(([, inner]) => inner)
  return Object.fromEntries(entries)
}

export function textOf(form: Form, name: string): string | undefined {
  const value = form[name]
  return typeof value === 'string' ? value : undefined
}

export function wholeOf(form: Form, name: string): number | undefined {
  const text = textOf(form, name)
  return text === undefined ? undefined : Number(text)
}

export function formOf(form: Form, name: string): Form {
  const value = form[name]
  return typeof value === 'object' && !Array.isArray(value) ? value : {}
}

export function textsOf(form: Form, name: string): string[] {
  const value = form[name]
  const values = Array.isArray(value) ? value : value === undefined ? [] : [value]
  return values.filter((one) => typeof one === 'string')
}

export function wordsOf(form: Form, name: string): Record<string, string> {
  return Object.fromEntries(
    Object.entries(formOf(form, name)).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  )
}
