// A lock file, so that one preparation runs at a time per checkout: a second waits, or takes over from one that died.
import { createHash } from 'node:crypto'
import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

/** The lock is in the temp folder, because npm ci empties node_modules and the checkout should stay clean. */
export function lockFile(root) {
  const name = createHash('sha256').update(root).digest('hex').slice(0, 16)
  return join(tmpdir(), `burritoful-prepare-${name}.lock`)
}

export async function holdingLock(root, work) {
  const lock = lockFile(root)
  let hasSaidSo = false
  while (!tryLock(lock)) {
    const holder = readHolder(lock)
    if (holder !== undefined && !isAlive(holder)) {
      rmSync(lock, { force: true })
      continue
    }
    if (!hasSaidSo)
      console.log(`Waiting for another npm start or npm test (process ${holder}) to finish installing …`)
    hasSaidSo = true
    await wait(200)
  }
  const release = () => rmSync(lock, { force: true })
  // Failed work ends the process, which skips a finally block, so the exit event releases the lock.
  process.once('exit', release)
  work()
  process.off('exit', release)
  release()
}

/** The lock file is linked into place with its content, so that nobody reads a lock without its owner's process id. */
function tryLock(lock) {
  const mine = `${lock}.${process.pid}`
  writeFileSync(mine, String(process.pid))
  try {
    linkSync(mine, lock)
    return true
  } catch (error) {
    if (error.code === 'EEXIST') return false
    throw error
  } finally {
    rmSync(mine, { force: true })
  }
}

function readHolder(lock) {
  try {
    return Number(readFileSync(lock, 'utf8'))
  } catch {
    return undefined
  }
}

function isAlive(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error.code === 'EPERM'
  }
}
