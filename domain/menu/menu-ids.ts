// The ids of the menu's parts: what one looks like, and how what the owner adds gets its own: made once, from the English
// name, and kept when the name changes.

/** Every id of the menu looks like this; whether there is such a thing only the menu knows. */
export const idPattern = /^[a-z0-9-]{1,40}$/

const maxIdLength = 40

/** Objects have a property of this name before anybody gives them one. */
const never = 'constructor'

/** Lower case, without accents, with dashes between the words; `instead` where no letter of the name is left. */
export function makeMenuId(name: string, taken: ReadonlySet<string>, instead: string): string {
  const wanted = shorten(plain(name), maxIdLength) || instead
  const isFree = (id: string) => id !== never && !taken.has(id)
  if (isFree(wanted)) return wanted
  for (let nth = 2; ; nth += 1) {
    const ending = `-${nth}`
    const id = shorten(wanted, maxIdLength - ending.length) + ending
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
