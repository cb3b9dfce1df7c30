// Takes the target of a request line apart: the path, and the query behind it.

export interface Target {
  readonly path: string
  /** Without what parts it from the path. */
  readonly query: string
}

/** A proxy may ask with the whole address, "GET http://host/path"; which host it names is no matter of ours. */
const wholeAddress = /^https?:\/\/[^/?#]*/i

export function readTarget(url: string): Target {
  const target = url.startsWith('/') ? url : url.replace(wholeAddress, '')
  // Browsers keep what follows a # to themselves; to us it is something else that no route takes.
  const end = target.search(/[?#]/)
  return end < 0 ? { path: target, query: '' } : { path: target.slice(0, end), query: target.slice(end + 1) }
}
