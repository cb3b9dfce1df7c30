// Stripe shows the bank's window as a plain layer of the page. A modal dialog lies above every such layer and makes it inert
// (stripe/stripe-js#599), so for that time the checkout stands on the page without being modal, and this file makes everything
// else inert: the page, and the form but for what it says about the bank and CANCEL.

export async function withoutModal<Result>(work: () => Promise<Result>): Promise<Result> {
  const dialog = document.querySelector<HTMLDialogElement>('dialog:modal')
  if (!dialog) return work()
  let opener: Element | null = null
  let undo = () => {}
  turn(dialog, () => {
    // The browser has just given the focus back to what opened the dialog.
    opener = document.activeElement
    undo = makeInertBut([...dialog.querySelectorAll('[data-beside-bank]')])
    dialog.show()
    // Not on CANCEL, where a second Enter that was meant for SUBMIT would end the order.
    dialog.tabIndex = -1
    dialog.focus()
  })
  let isOurs = true
  const giveBack = () => {
    if (!isOurs) return
    isOurs = false
    undo()
    // Where the focus is when a dialog opens, it goes back to when the dialog closes.
    if (opener instanceof HTMLElement) opener.focus({ preventScroll: true })
  }
  // CANCEL gives the page back at once: nobody knows how long the bank's window stays.
  const closed = () => {
    // The close in `turn` fires this listener, too.
    if (!dialog.open) giveBack()
  }
  dialog.addEventListener('close', closed)
  try {
    return await work()
  } finally {
    dialog.removeEventListener('close', closed)
    // After CANCEL the dialog may have been opened again, for another try.
    if (isOurs && dialog.open)
      turn(dialog, () => {
        giveBack()
        dialog.showModal()
      })
    giveBack()
  }
}

/** Closing and opening in one go: the dialog's own listener finds it open, and nothing is seen but the place scrolled to. */
function turn(dialog: HTMLDialogElement, reopen: () => void): void {
  const body = dialog.querySelector('[data-dialog-body]')
  const scrolled = body?.scrollTop ?? 0
  dialog.close()
  reopen()
  // It does not come in: it has been there all the time.
  for (const comingIn of dialog.getAnimations()) comingIn.cancel()
  body?.scrollTo({ top: scrolled, behavior: 'instant' })
}

/** Makes everything of ours inert but these; the other children of the body are Stripe's. Returns how to undo it. */
function makeInertBut(exceptions: readonly Element[]): () => void {
  const made = new Set<Element>()
  for (const one of exceptions)
    for (let at = one; at.parentElement && at.parentElement !== document.body; at = at.parentElement)
      for (const beside of at.parentElement.children)
        if (!beside.matches('[inert]') && !exceptions.some((needed) => beside.contains(needed)))
          made.add(beside)
  for (const element of made) element.setAttribute('inert', '')
  return () => made.forEach((element) => element.removeAttribute('inert'))
}
