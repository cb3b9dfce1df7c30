// The icons of the staff's screens, drawn as lines; each icon stands beside its word.
import styles from './icon.module.css'

const drawings = {
  undo: 'M9 7 4 12l5 5M4 12h10a5 5 0 0 1 0 10h-2',
  add: 'M12 5v14M5 12h14',
  copy: 'M9 9h11v11H9zM5 15H4V4h11v1',
  pause: 'M9 5v14M15 5v14',
  offline: 'M3 9a13 13 0 0 1 18 0M6.5 12.8a8 8 0 0 1 11 0M12 18h.01M4 3l16 18',
  online: 'M3 9a13 13 0 0 1 18 0M6.5 12.8a8 8 0 0 1 11 0M9.5 16a4 4 0 0 1 5 0M12 19.5h.01',
  muted: 'M6 16V11a6 6 0 0 1 9-5.2M18 11v5l2 2H4l2-2M10 21h4M4 3l16 17',
  bell: 'M6 16v-5a6 6 0 0 1 12 0v5l2 2H4l2-2M10 21h4M12 5V3',
  print: 'M7 9V3h10v6M7 17H4v-8h16v8h-3M7 14h10v7H7z',
  asleep: 'M20 14.5A8 8 0 0 1 9.5 4a8 8 0 1 0 10.5 10.5z',
  up: 'M12 20.4V4.8M4.8 12l7.2-7.2 7.2 7.2',
  down: 'M12 3.6v15.6M4.8 12l7.2 7.2 7.2-7.2',
  pickup: 'M5 8h14l-1 12H6zM9 8V6a3 3 0 0 1 6 0v2',
  delivery: 'M3 17a3 3 0 1 0 6 0 3 3 0 1 0-6 0M15 17a3 3 0 1 0 6 0 3 3 0 1 0-6 0M9 17h6l-2-10h3M5 12h5l2 5',
  note: 'M5 4h14v11l-5 5H5zM14 20v-5h5M9 9h6M9 12.5h4',
  cross: 'M6 6l12 12M18 6 6 18',
  file: 'M12 15V3M7 8l5-5 5 5M4 20h16',
  sun: 'M16 12a4 4 0 1 1-8 0a4 4 0 1 1 8 0M12 2v3M12 19v3M2 12h3M19 12h3M5 5l2 2M17 17l2 2M19 5l-2 2M7 17l-2 2',
  flame: 'M12 3c1 4 6 6 6 11a6 6 0 0 1-12 0c0-2 1-4 2-5 0 2 1 3 2 3 0-4 0-6 2-9z',
  receipt: 'M6 3h12v18l-3-2-3 2-3-2-3 2zM9 8h6M9 12h6',
  pages: 'M4 5h7v15H4zM13 5h7v15h-7z',
  more: 'M5 5h5v5H5zM14 5h5v5h-5zM5 14h5v5H5zM14 14h5v5h-5z',
  warning: 'M12 3 2.5 20h19zM12 10v4M12 17h.01',
  check: 'M5 12.5l5 5 9-11',
  clock: 'M12 3a9 9 0 1 0 0 18 9 9 0 1 0 0-18M12 7v5l3.5 2',
  dots: 'M5 12h.01M12 12h.01M19 12h.01',
  unfold: 'M6 9l6 6 6-6',
  back: 'M15 5 8 12l7 7',
  grip: 'M9 6h.01M15 6h.01M9 12h.01M15 12h.01M9 18h.01M15 18h.01',
} as const

export function Icon({ name }: { name: keyof typeof drawings }) {
  return (
    <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true">
      <path d={drawings[name]} />
    </svg>
  )
}
