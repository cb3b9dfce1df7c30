// Which tickets of a column its window cuts off, and on which side: the head of the column counts them.
export const sides = ['above', 'below', 'left', 'right'] as const
export type Side = (typeof sides)[number]
export type OutOfSight = Readonly<Record<Side, number>>

export type Box = Pick<DOMRectReadOnly, 'top' | 'right' | 'bottom' | 'left'>

export const allInSight: OutOfSight = { above: 0, below: 0, left: 0, right: 0 }

/** An edge that is hidden by less than this is in sight, in pixels. */
const slack = 2

/** Each ticket counts once: one beside the window is not also below it. */
export function countOutOfSight(frame: Box, tickets: readonly Box[]): OutOfSight {
  const counts = { ...allInSight }
  for (const ticket of tickets) {
    const side = sideOf(frame, ticket)
    if (side) counts[side] += 1
  }
  return counts
}

function sideOf(frame: Box, ticket: Box): Side | undefined {
  if (ticket.left < frame.left - slack) return 'left'
  if (ticket.right > frame.right + slack) return 'right'
  if (ticket.bottom > frame.bottom + slack) return 'below'
  return ticket.top < frame.top - slack ? 'above' : undefined
}
