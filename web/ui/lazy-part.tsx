// A part of the site that loads when it is needed, and says so when it fails or does not arrive (R32).
import {
  Component,
  isValidElement,
  lazy,
  Suspense,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react'
import { Beans } from './beans.tsx'
import { Button } from './button.tsx'
import { mendStyles } from './failed-styles.ts'
import { Notice } from './notice.tsx'
import { classNames } from './class-names.ts'
import styles from './lazy-part.module.css'
import { lazyLoadMessages } from '#words/basics/ui.ts'

/** R32 */
const deadline = 120_000

class PartTimedOut extends Error {}

export interface LazyPart<Props> {
  (props: Props): ReactNode
  /** Fetches it before it is shown. */
  readonly load?: () => Promise<unknown>
}

type Frame<Props> = (props: Props & { children: ReactNode }) => ReactNode

/** `frame` stands around the wait and the failure: a page's room by default, a dialog's shell for a dialog. */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  frame: Frame<Props> = PageFrame,
): LazyPart<Props> {
  // Fetched once for all callers; a prefetch that failed is fetched again by the click.
  let loading: ReturnType<typeof load> | undefined
  let loaded: ComponentType<Props> | undefined
  const loadOnce = () =>
    (loading ??= mendStyles()
      .then(load)
      .then((part) => (loaded = part))
      .catch((failure: unknown) => {
        loading = undefined
        throw failure
      }))
  // A prefetch that is still under way may be about to fail: then the click fetches once more itself.
  const loadByClick = () => loading?.catch(loadOnce) ?? loadOnce()
  const Part: ComponentType<Props> = lazy(async () => ({ default: await beforeDeadline(loadByClick()) }))
  const Framed: ComponentType<Props & { children: ReactNode }> = frame
  function Lazy(props: Props) {
    // What was fetched ahead stands at once: React would show the wait first, and leave it for 300 ms.
    const [Shown] = useState(() => loaded ?? Part)
    const around = (content: ReactNode) => <Framed {...props}>{content}</Framed>
    return (
      <PartBoundary around={around}>
        <Suspense fallback={around(<Waiting />)}>
          <Shown {...props} />
        </Suspense>
      </PartBoundary>
    )
  }
  return Object.assign(Lazy, { load: loadOnce })
}

/** An error boundary: shows the failure in place of its children. React has error boundaries only as classes. */
export class PartBoundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = {}

  static getDerivedStateFromError(error: unknown): BoundaryState {
    return { failure: error instanceof PartTimedOut ? 'timed-out' : 'failed' }
  }

  override render() {
    const { around = inPageFrame, children } = this.props
    const { failure } = this.state
    return failure ? around(<Failed timedOut={failure === 'timed-out'} />) : children
  }
}

interface BoundaryProps {
  around?: (content: ReactNode) => ReactNode
  children: ReactNode
}

interface BoundaryState {
  failure?: 'timed-out' | 'failed'
}

function beforeDeadline<Part>(part: Promise<Part>): Promise<Part> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new PartTimedOut()), deadline)
    part.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}

export function Waiting({ words = lazyLoadMessages.wait }: { words?: string }) {
  return (
    <div className={styles.wait} role="status" data-waiting>
      <Beans />
      <p>{words}</p>
    </div>
  )
}

export function Failed({ timedOut = false }: { timedOut?: boolean }) {
  // A hung import never settles, and importing it again waits for the same promise: only a reload helps.
  const again = (
    <Button small onClick={() => location.reload()}>
      {lazyLoadMessages.again}
    </Button>
  )
  return (
    <Notice tone="bad" className={styles.notice} action={again}>
      <b>{timedOut ? lazyLoadMessages.tooLate : lazyLoadMessages.failed}</b> {lazyLoadMessages.safe}
    </Notice>
  )
}

/** A frame for what is needed in a small place: nothing while it comes, which is soon; a failure shows. */
export function FailureFrame({ children }: { children: ReactNode }) {
  return isValidElement(children) && children.type === Failed ? children : null
}

/** For a part that opens over a page: says what is going on at the foot of the window, and leaves the page alone. */
export function CornerFrame({ children }: { children: ReactNode }) {
  return (
    <div className={styles.corner} data-corner>
      {children}
    </div>
  )
}

function inPageFrame(content: ReactNode) {
  return <PageFrame>{content}</PageFrame>
}

function PageFrame({ children }: { children: ReactNode }) {
  return <div className={classNames('wrap', styles.lazyPart)}>{children}</div>
}
