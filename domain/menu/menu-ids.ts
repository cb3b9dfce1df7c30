// The ids of the menu's parts: their format, and how a new part gets its id. The id is made once, from the English name, and
// stays when the name changes.

/** The format of every id of the menu. Only the menu knows whether a part with this id exists. */
export const idPattern = /^[a-z0-9-]{1,40}$/

const maxIdLength = 40

/** Every object inherits a property of this name, so an object keyed by ids would find an entry that nobody added. */
const reservedId = 'constructor'

/** Lower case, without accents, with dashes between the words. `fallback` is for a name in which no such letter is left. */
export function makeMenuId(name: string, taken: ReadonlySet<string>, fallback: string): string {
  const preferred = shorten(plain(name), maxIdLength) || fallback
  const isFree = (id: string) => id !== reservedId && !taken.has(id)
  if (isFree(preferred)) return preferred
  for (let nth = 2; ; nth += 1) {
    const ending = `-${nth}`
    const id = shorten(preferred, maxIdLength - ending.length) + ending
    if (isFree(id)) return id
  }
}

function plain(name: string): string {
  return name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
}

function shorten(id: string, longest: number): string {
  return id.slice(0, longest).replace(/-$/, '')
}
