// The wall's calls to our server.
import type { Wall } from '#domain/kitchen/wall.ts'
import { peoplePaths } from '#domain/people/people-api.ts'
import { call, Refusal } from './api.ts'

/** Whether the server says that the link opens nothing (any more). */
export async function isWallClosed(secret: string): Promise<boolean> {
  try {
    await call<Wall>(peoplePaths.wall(secret))
    return false
  } catch (error) {
    return error instanceof Refusal && error.code === 'not-found'
  }
}
