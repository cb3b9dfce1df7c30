// What is open over the page, and closes by Back.
import { useLayoutEffect } from 'react'
import { flushSync } from 'react-dom'
import { openLayer } from '../browser/open-layers.ts'
import { useSameFunction } from './use-same-function.ts'

/** `onBack` may leave it open. */
export function useBackCloses(isOpen: boolean, onBack: () => void): void {
  const close = useSameFunction(onBack)
  // At once, so that the history knows at the end of the event whether it has closed.
  useLayoutEffect(() => (isOpen ? openLayer(() => flushSync(close)) : undefined), [isOpen, close])
}
