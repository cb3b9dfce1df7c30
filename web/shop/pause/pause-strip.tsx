// The strip that says that the kitchen takes no orders just now. What it says is loaded when there is a pause.
import type { MenuReply } from '#domain/api.ts'
import { latePart, nothing } from '../../ui/late-part.tsx'

const news = () => import('./pause-news.tsx')
const PauseClock = latePart(() => news().then((part) => part.PauseClock), nothing)
const PauseWords = latePart(
  () => news().then((part) => part.PauseWords),
  ({ children }) => children,
)
const PauseEnd = latePart(() => news().then((part) => part.PauseEnd), nothing)
export const PauseUnderCheckout = latePart(() => news().then((part) => part.PauseUnderCheckout), nothing)

export function PauseStrip({ menu: { pause, timeZone } }: { menu: MenuReply }) {
  return (
    <div className={pause ? 'pause-strip grain' : undefined}>
      {pause && <PauseClock />}
      {/* Always there, so that a screen reader hears when it fills. */}
      <div role="status">{pause && <PauseWords pause={pause} timeZone={timeZone} />}</div>
      {pause && <PauseEnd pause={pause} timeZone={timeZone} />}
    </div>
  )
}
