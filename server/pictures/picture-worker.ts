// Decodes an uploaded picture and makes files of it, or of the restaurant's name, in a process of its own (picture-desk.ts starts it): whatever a hostile
// file does to a decoder, it does it here, where no secret and no order is.
import { middle } from '#domain/menu/picture.ts'
import { cropFiles, makeSource, loadSharp } from './make-files.ts'
import { makeNameFiles } from './make-name-files.ts'
import type { PictureTask, TaskResult } from './picture-task.ts'

/**
 * In microseconds on a core, all threads together; a photograph of 50 megapixels takes some seconds. The clock does not count:
 * a machine that is busy with other programs is no reason to refuse anybody.
 */
const maxCpuMicros = 10_000_000

// A server that was killed leaves nobody to work for.
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
