// Stripe shows the bank's window as a plain layer of the page. A modal dialog lies above every such layer and makes it inert
// (stripe/stripe-js#599), so for that time the checkout stands on the page without being modal.

export async function withoutModal<Result>(work: () => Promise<Result>): Promise<Result> {
  const dialog = document.querySelector<HTMLDialogElement>('dialog:modal')
  if (!dialog) return work()
  let opener: Element | null = null
  turn(dialog, () => {
    // The browser has just given the focus back to what opened the dialog.
    opener = document.activeElement
    dialog.show()
  })
  try {
    return await work()
  } finally {
    // CANCEL may have closed it meanwhile.
    if (dialog.open)
      turn(dialog, () => {
        // Where the focus is now, it goes back to when the dialog closes.
        if (opener instanceof HTMLElement) opener.focus({ preventScroll: true })
        dialog.showModal()
      })
  }
}

/** Closing and opening in one go: the dialog's own listener finds it open, and nothing is seen but the place scrolled to. */
function turn(dialog: HTMLDialogElement, reopen: () => void): void {
  const body = dialog.querySelector('.dialog__body')
  const scrolled = body?.scrollTop ?? 0
  dialog.close()
  reopen()
  body?.scrollTo({ top: scrolled, behavior: 'instant' })
}
