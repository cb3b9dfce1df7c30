// Style sheets that did not come: Vite asks for each one once, so a part whose sheet had failed would come undressed the next time.

const failed = new Set<HTMLLinkElement>()

// Not in Node, where the first screen is rendered ahead.
globalThis.window?.addEventListener(
  'error',
  ({ target }) => {
    if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') failed.add(target)
  },
  { capture: true },
)

/** Asks for them again. */
export async function mendStyles(): Promise<void> {
  await Promise.all([...failed].map(replaceSheet))
}

function replaceSheet(old: HTMLLinkElement): Promise<unknown> {
  failed.delete(old)
  const link = document.createElement('link')
  link.rel = old.rel
  link.href = old.href
  return new Promise((resolve, reject) => {
    link.addEventListener('load', resolve)
    link.addEventListener('error', reject)
    old.replaceWith(link)
  })
}
