// The timeouts of every connection (trust rule 14), in milliseconds.

export interface HttpTimeouts {
  /** Time to receive a request, from its first byte to its last. */
  readonly requestTimeout: number
  /**
   * Time to handle a request and send its response, counted from the request's head. A phone on a bad line downloads the
   * page's largest file in ten seconds.
   */
  readonly responseTimeout: number
  /** The interval between two checks for slow clients. */
  readonly checkInterval: number
}

/** A slow client is disconnected within 30 seconds: the check comes at most five seconds after the timeout. */
export const httpTimeouts: HttpTimeouts = {
  requestTimeout: 20_000,
  responseTimeout: 22_000,
  checkInterval: 5_000,
}

/** Longer than a proxy keeps an idle connection, so that a proxy never sends a request on a connection that we are closing. */
export const keepAlive = 65_000

/** How long a shutdown waits for requests that are only partly received: a client that never finishes must not block it. */
export const shutdownGrace = 1_000
