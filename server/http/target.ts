// Takes the target of a request line apart: the path, and the query behind it.

export interface Target {
  readonly path: string
  /** Without its question mark. */
  readonly query: string
}

/** A proxy may ask with the whole address, "GET http://host/path"; which host it names is no matter of ours. */
const wholeAddress = /^https?:\/\/[^/?#]*/i

export function readTarget(url: string): Target {
  const target = url.startsWith('/') ? url : url.replace(wholeAddress, '')
  const end = target.search(/[?#]/)
  if (end < 0) return { path: target, query: '' }
  // Browsers keep what follows a # to themselves; whoever sends it means no query.
  const query = target[end] === '?' ? target.slice(end + 1).replace(/#.*$/, '') : ''
  return { path: target.slice(0, end), query }
}
