// A QR code as a drawing. It comes with its library, and so only when something is printed.
import { create, type BitMatrix } from 'qrcode'

interface QrCodeProps {
  text: string
  label: string
  className?: string | undefined
}

/** Level M: still read with a fold or a drop of salsa on a seventh of the code. */
export function QrCode({ text, label, className }: QrCodeProps) {
  const { modules } = create(text, { errorCorrectionLevel: 'M' })
  return (
    <svg
      className={className}
      role="img"
      aria-label={label}
      viewBox={`0 0 ${modules.size} ${modules.size}`}
      fill="currentcolor"
      shapeRendering="crispEdges"
    >
      <path d={pathOf(modules)} />
    </svg>
  )
}

/** One path, so that no printer leaves a hair between two squares. */
function pathOf({ size, data }: Pick<BitMatrix, 'size' | 'data'>): string {
  const squares = Array.from(data, (isDark, at) =>
    isDark ? `M${at % size} ${Math.floor(at / size)}h1v1h-1z` : '',
  )
  return squares.join('')
}
