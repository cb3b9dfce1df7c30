// The whole picture with a cross on what must stay in view: tapped, dragged, or moved by arrow keys.
import { useId, type KeyboardEvent, type MouseEvent, type PointerEvent } from 'react'
import { Icon } from '../../ui/icon.tsx'
import { classNames } from '../../ui/class-names.ts'
import styles from './picture-part.module.css'
import { pictureMessages as words } from '#words/menu/staff/pictures.ts'

interface Center {
  readonly x: number
  readonly y: number
}

interface PictureCenterProps extends Center {
  url: string
  onMove: (center: Center) => void
}

/** In percent. */
const step = 2
const steps: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-step, 0],
  ArrowRight: [step, 0],
  ArrowUp: [0, -step],
  ArrowDown: [0, step],
}

export function PictureCenter({ url, x, y, onMove }: PictureCenterProps) {
  const placeId = useId()

  function moveTo({ currentTarget, clientX, clientY }: MouseEvent<HTMLElement>): void {
    const box = currentTarget.getBoundingClientRect()
    onMove({
      x: percent((clientX - box.left) / box.width),
      y: percent((clientY - box.top) / box.height),
    })
  }

  /** A finger drags the cross itself: anywhere else it scrolls the page. */
  function grasp(event: PointerEvent<HTMLElement>): void {
    const isOnCross = event.target instanceof Element && event.target.closest('[data-cross]')
    if (event.pointerType === 'mouse' || isOnCross) event.currentTarget.setPointerCapture(event.pointerId)
  }

  function press(event: KeyboardEvent): void {
    const [across, down] = steps[event.key] ?? []
    if (across === undefined || down === undefined) return
    event.preventDefault()
    onMove({ x: percent((x + across) / 100), y: percent((y + down) / 100) })
  }

  return (
    <div className={styles.center}>
      <button
        type="button"
        className={styles.whole}
        aria-label={words.center}
        aria-describedby={placeId}
        onPointerDown={grasp}
        onPointerMove={(event) =>
          event.currentTarget.hasPointerCapture(event.pointerId) ? moveTo(event) : undefined
        }
        // The press of a key is a click, too, at no place.
        onClick={(event) => (event.detail > 0 ? moveTo(event) : undefined)}
        onKeyDown={press}
      >
        <img src={url} alt="" draggable={false} />
        <span className={styles.line} style={{ insetInlineStart: `${x}%` }} />
        <span className={classNames(styles.line, styles.across)} style={{ insetBlockStart: `${y}%` }} />
        <span
          className={styles.cross}
          data-cross
          style={{ insetInlineStart: `${x}%`, insetBlockStart: `${y}%` }}
        >
          <Icon name="add" />
        </span>
      </button>
      <p className="visually-hidden" id={placeId} role="status">
        {words.centerAt(x, y)}
      </p>
    </div>
  )
}

function percent(share: number): number {
  return Math.round(Math.min(Math.max(share, 0), 1) * 100)
}
