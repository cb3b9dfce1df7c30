// Dragging a row by its grip, within a list or from one list to another. People who cannot drag use the arrow keys on the grip.
import { useEffect, useState, type PointerEvent } from 'react'
import { useSameFunction } from '../../ui/use-same-function.ts'

/** Where the pointer is: in a list, and there over one of its rows. */
export interface DragTarget {
  readonly list: string
  /** Undefined where the list has no row under the pointer. */
  readonly row: string | undefined
  /** In the lower half of the row. */
  readonly isAfter: boolean
}

interface RowDragDeps {
  readonly onOver: (id: string, target: DragTarget) => void
  readonly onDrop: () => void
  readonly onCancel: () => void
}

export interface RowDrag {
  /** The row that is dragged. */
  readonly dragged: string | undefined
  start(id: string, event: PointerEvent): void
}

/** A list has the attribute data-drag-list with its name, and each of its rows data-drag-row. */
export function useRowDrag(deps: RowDragDeps): RowDrag {
  const [dragged, setDragged] = useState<string>()
  const over = useSameFunction(deps.onOver)
  const drop = useSameFunction(deps.onDrop)
  const cancel = useSameFunction(deps.onCancel)

  useEffect(() => {
    if (dragged === undefined) return
    let pointer: globalThis.PointerEvent | undefined
    // On the window: the row itself is taken out of one list and put into another on its way.
    const followPointer = (event: globalThis.PointerEvent) => {
      pointer = event
      const target = targetAt(event.clientX, event.clientY)
      if (target && target.row !== dragged) over(dragged, target)
    }
    let frame = requestAnimationFrame(function scrollAtEdge() {
      const step = pointer ? stepAtEdge(pointer.clientY) : 0
      if (pointer && step !== 0) {
        scrollBy({ top: step, behavior: 'instant' })
        followPointer(pointer)
      }
      frame = requestAnimationFrame(scrollAtEdge)
    })
    const letGo = () => {
      setDragged(undefined)
      drop()
    }
    const giveUp = () => {
      setDragged(undefined)
      cancel()
    }
    const giveUpByKey = (event: KeyboardEvent) => event.key === 'Escape' && giveUp()
    addEventListener('pointermove', followPointer)
    addEventListener('pointerup', letGo)
    addEventListener('pointercancel', giveUp)
    addEventListener('keydown', giveUpByKey)
    return () => {
      cancelAnimationFrame(frame)
      removeEventListener('pointermove', followPointer)
      removeEventListener('pointerup', letGo)
      removeEventListener('pointercancel', giveUp)
      removeEventListener('keydown', giveUpByKey)
    }
  }, [dragged, over, drop, cancel])

  return {
    dragged,
    start(id, event) {
      if (event.button !== 0) return
      // No text is selected on the way.
      event.preventDefault()
      setDragged(id)
    },
  }
}

/** In pixels. The bar on top of the screen covers some of the edge. */
const edge = 96
const fastest = 14

/** How far the page scrolls in a frame: the nearer the edge of the window, the faster. */
function stepAtEdge(y: number): number {
  const into = (depth: number) => Math.ceil((fastest * Math.min(depth, edge)) / edge)
  if (y < edge) return -into(edge - y)
  return y > innerHeight - edge ? into(y - innerHeight + edge) : 0
}

function targetAt(x: number, y: number): DragTarget | undefined {
  const element = document.elementFromPoint(x, y)
  const row = element?.closest<HTMLElement>('[data-drag-row]')
  const list = (row ?? element)?.closest<HTMLElement>('[data-drag-list]')?.dataset['dragList']
  if (list === undefined) return undefined
  const box = row?.getBoundingClientRect()
  return {
    list,
    row: row?.dataset['dragRow'],
    isAfter: box ? y > box.top + box.height / 2 : true,
  }
}
