// The time-outs of every connection (trust rule 14), in milliseconds.

export interface HttpTimeouts {
  /** From the first byte of a request to its last. */
  readonly requestTimeout: number
  /** From the head of a request until its answer is taken. A phone on a bad line takes the page's largest file in ten seconds. */
  readonly responseTimeout: number
  /** How often slow clients are looked for. */
  readonly checkInterval: number
}

/** A slow client is cut within 30 seconds: a look comes at most five seconds after the time is up. */
export const httpTimeouts: HttpTimeouts = {
  requestTimeout: 20_000,
  responseTimeout: 22_000,
  checkInterval: 5_000,
}

/** Longer than a proxy keeps its own end of an idle connection, so that it never asks on one that we are closing. */
export const keepAlive = 65_000

/** How long a stop waits for the rest of a request that is half sent: a body that never comes must not hold it. */
export const shutdownGrace = 1_000
