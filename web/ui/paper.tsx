// Prints: while the browser prints, the content for paper replaces the rest of the page.
import { useEffect, useRef, useState, type CSSProperties, type ReactNode } from 'react'
import { createPortal, flushSync } from 'react-dom'
import { classNames } from './class-names.ts'
import styles from './paper.module.css'
import { useSameFunction } from './use-same-function.ts'

type PaperSize = 'letter' | 'roll'

const paperLooks: Readonly<Record<PaperSize, string | undefined>> = {
  letter: styles.letter,
  roll: styles.roll,
}
const letterPage = '@page { size: letter; margin: 10mm }'
/** A logo that does not arrive must not keep the paper. */
const longestWait = 2_000

interface PaperProps {
  /** A letter page, or as much of an 80 mm roll as is needed. */
  size: PaperSize
  /** Of the element, as `data-paper`. */
  name: string
  /** The visitor has chosen Print in the browser's own menu: the printer is looking already. */
  isByBrowser?: boolean
  onPrinted: () => void
  children: ReactNode
}

/** Prints what it holds once it is on the page; leaving the screen calls the printing off. */
export function Paper({ size, name, isByBrowser = false, onPrinted, children }: PaperProps) {
  const paper = useRef<HTMLDivElement>(null)
  const printed = useSameFunction(onPrinted)

  useEffect(() => {
    const element = paper.current
    if (!element) return
    let isLeft = false
    let takePageAway = size === 'letter' ? layOutPage(letterPage) : undefined
    const printWhenReady = async () => {
      await waitForPictures(element)
      if (isLeft) return
      takePageAway ??= layOutPage(rollPage(element))
      print()
    }
    addEventListener('afterprint', printed, { once: true })
    if (!isByBrowser) void printWhenReady()
    return () => {
      isLeft = true
      removeEventListener('afterprint', printed)
      takePageAway?.()
    }
  }, [size, isByBrowser, printed])

  return createPortal(
    <div ref={paper} className={classNames(styles.paper, paperLooks[size])} data-paper={name}>
      {children}
    </div>,
    document.body,
  )
}

/** A roll as it will be printed, shown on the screen. */
export function RollPreview({ children }: { children: ReactNode }) {
  return <div className={styles.roll}>{children}</div>
}

/**
 * Which of a screen's papers is being printed. The browser's own Print prints `browserPaper`, or the page as it is where
 * there is none.
 */
export function usePaper<Kind>(browserPaper?: Kind) {
  const [job, setJob] = useState<{ readonly kind: Kind; readonly isByBrowser: boolean }>()

  useEffect(() => {
    if (browserPaper === undefined) return
    // At once: the browser takes its picture of the page as soon as this returns.
    const begin = () => flushSync(() => setJob((had) => had ?? { kind: browserPaper, isByBrowser: true }))
    addEventListener('beforeprint', begin)
    return () => removeEventListener('beforeprint', begin)
  }, [browserPaper])

  return {
    kind: job?.kind,
    isByBrowser: job?.isByBrowser ?? false,
    start(kind: Kind) {
      // A paper whose end the browser never told, or one that still waits for its pictures, is begun anew.
      flushSync(() => setJob(undefined))
      setJob({ kind, isByBrowser: false })
    },
    onPrinted: () => setJob(undefined),
  }
}

interface LetterPageProps {
  /** How small the screen is printed, so that it fits on the page. */
  zoom: number
  children: ReactNode
}

/** A screen that is printed as it stands, on letter paper. */
export function LetterPage({ zoom, children }: LetterPageProps) {
  useEffect(() => layOutPage(letterPage), [])
  return (
    <div className={styles.letterPage} style={{ '--print-zoom': zoom } as CSSProperties}>
      {children}
    </div>
  )
}

/** The Content-Security-Policy allows a constructed sheet, but no style element. */
function layOutPage(rule: string): () => void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(rule)
  document.adoptedStyleSheets.push(sheet)
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet)
  }
}

/** A page as long as what is on it. */
function rollPage(roll: HTMLElement): string {
  const millimeters = Math.ceil((roll.getBoundingClientRect().height * 25.4) / 96) + 1
  return `@page { size: 80mm ${millimeters}mm; margin: 0 }`
}

async function waitForPictures(paper: HTMLElement): Promise<void> {
  const pictures = [...paper.querySelectorAll('img')]
  const shown = Promise.allSettled(pictures.map((picture) => picture.decode()))
  await Promise.race([shown, new Promise((resolve) => setTimeout(resolve, longestWait))])
}
