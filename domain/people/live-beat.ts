// How a live stream shows that it lives, on both sides of the line.
import { second } from '../basics/time-units.ts'

/** Milliseconds between two heartbeats of the server. */
export const heartbeat = 3 * second

/** After two missed heartbeats a page counts its connection as lost. */
export const longestSilence = 2 * heartbeat + second
