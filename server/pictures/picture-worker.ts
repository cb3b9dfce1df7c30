// The worker process that decodes uploads and makes picture files; picture-processor.ts starts it. A hostile file that takes
// over the decoder finds no secrets and no orders in this process.
import { middle } from '#domain/menu/picture.ts'
import { cropFiles, makeSource, loadSharp } from './make-files.ts'
import { makeNameFiles } from './make-name-files.ts'
import type { PictureTask, TaskResult } from './picture-task.ts'

/**
 * CPU time of all threads in microseconds; a photograph of 50 megapixels takes some seconds. Wall-clock time would not do: a
 * machine that is busy with other programs is no reason to refuse a picture.
 */
const maxCpuMicros = 10_000_000

// The server was killed, so nobody waits for the result.
process.once('disconnect', () => process.exit())
process.once('message', (task: PictureTask) => void answer(task))
setInterval(() => {
  const { user, system } = process.cpuUsage()
  if (user + system > maxCpuMicros) process.exit()
}, 100).unref()

async function answer(task: PictureTask): Promise<void> {
  process.send?.(await work(task).catch((): TaskResult => ({ error: 'unreadable' })))
}

async function work(task: PictureTask): Promise<TaskResult> {
  const sharp = await loadSharp()
  if (!sharp) return { error: 'no-sharp' }
  if ('name' in task) return makeNameFiles(sharp, task)
  if ('crop' in task) return { files: await cropFiles(sharp, task.source, task.crop) }
  const { source, kind } = await makeSource(sharp, task.upload)
  return { source, kind, files: await cropFiles(sharp, source, { id: `${kind}-`, ...middle }) }
}
