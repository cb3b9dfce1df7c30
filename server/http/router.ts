// Finds what was mounted at a method and a path. A path is a list of parts between slashes; a part like ":id" takes any.

export interface Mounted<What> {
  readonly method: string
  /** As it was mounted: /api/orders/:id */
  readonly path: string
  readonly what: What
}

export interface Found<What> extends Mounted<What> {
  readonly params: Readonly<Record<string, string>>
}

export interface Router<What> {
  mount(method: string, path: string, what: What): void
  find(method: string, path: string): Found<What> | undefined
  all(): readonly Mounted<What>[]
}

/** What is mounted below a part of a path. */
interface Branch<What> {
  readonly named: Map<string, Branch<What>>
  any: Branch<What> | undefined
  readonly here: Map<string, Mounted<What>>
}

/** Longer than any id of ours. */
const longestPart = 64
const noParams = Object.freeze({})

export function createRouter<What>(): Router<What> {
  const mounted: Mounted<What>[] = []
  const root = newBranch<What>()
  /** Nearly every request is for one of these, and takes one look. */
  const plain = new Map<string, Found<What>>()

  return {
    mount(method, path, what) {
      const one = { method, path, what }
      const branch = partsOf(path).reduce(grow, root)
      if (branch.here.has(method)) throw new Error(`${method} ${path} is mounted twice`)
      branch.here.set(method, one)
      if (!path.includes(':')) plain.set(`${method} ${path}`, { ...one, params: noParams })
      mounted.push(one)
    },
    find(method, path) {
      const known = plain.get(`${method} ${path}`)
      if (known) return known
      const parts = decode(partsOf(path))
      if (!path.startsWith('/') || !parts) return undefined
      const one = walk(root, method, parts, 0)
      return one && { ...one, params: paramsOf(one.path, parts) }
    },
    all: () => mounted,
  }
}

function newBranch<What>(): Branch<What> {
  return { named: new Map(), any: undefined, here: new Map() }
}

function grow<What>(branch: Branch<What>, part: string): Branch<What> {
  if (part.startsWith(':')) return (branch.any ??= newBranch())
  const next = branch.named.get(part) ?? newBranch<What>()
  branch.named.set(part, next)
  return next
}

function partsOf(path: string): string[] {
  return path.slice(1).split('/')
}

/** Decoded after the cut, so that an escaped slash is a letter of its part; undefined when an escape is none. */
function decode(parts: string[]): string[] | undefined {
  try {
    return parts.map((part) => (part.includes('%') ? decodeURIComponent(part) : part))
  } catch {
    return undefined
  }
}

/** A part by its name goes before one that takes any. */
function walk<What>(
  branch: Branch<What>,
  method: string,
  parts: readonly string[],
  at: number,
): Mounted<What> | undefined {
  const part = parts[at]
  if (part === undefined) return branch.here.get(method)
  const named = branch.named.get(part)
  const found = named && walk(named, method, parts, at + 1)
  if (found || !branch.any || part === '' || part.length > longestPart) return found
  return walk(branch.any, method, parts, at + 1)
}

function paramsOf(path: string, parts: readonly string[]): Record<string, string> {
  const params: Record<string, string> = {}
  for (const [at, name] of partsOf(path).entries())
    if (name.startsWith(':')) params[name.slice(1)] = parts[at] ?? ''
  return params
}
