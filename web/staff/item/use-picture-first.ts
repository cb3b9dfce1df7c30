// Save of an item whose picture is still on its way waits for the picture, so that neither is lost.
import { useState, type FormEvent } from 'react'
import { itemMessages as words } from '#words/menu/staff/item.ts'
import { useSameFunction } from '../../ui/use-same-function.ts'
import type { ItemForm } from './item-fields.ts'

export interface PictureFirst {
  /** A picture is on its way. */
  readonly isSending: boolean
  /** Save was pressed meanwhile. */
  readonly isWaiting: boolean
  /** Why nothing was saved. */
  readonly failure: string | undefined
  /** `upload` answers whether the picture is in the form now. */
  watch(upload: Promise<boolean>): Promise<void>
  submit(event: FormEvent): void
}

export function usePictureFirst(form: ItemForm): PictureFirst {
  const [state, setState] = useState<'none' | 'sending' | 'waiting' | 'failed'>('none')
  const settle = useSameFunction((hasCome: boolean) => {
    setState(state === 'waiting' && !hasCome ? 'failed' : 'none')
    // A person who has left the form meanwhile was asked, and chose not to save.
    if (state === 'waiting' && hasCome && form.form.current) form.submit()
  })

  return {
    isSending: state === 'sending' || state === 'waiting',
    isWaiting: state === 'waiting',
    failure: state === 'failed' && form.edited.size > 0 ? words.pictureFailed : undefined,
    async watch(upload) {
      setState('sending')
      settle(await upload)
    },
    submit(event) {
      event.preventDefault()
      if (state === 'sending') return setState('waiting')
      if (state === 'waiting') return
      setState('none')
      form.submit()
    },
  }
}
