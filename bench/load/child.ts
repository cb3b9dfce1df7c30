// Runs the load in a child process, which reads its plan as JSON and prints its result as JSON.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'

export const readyLine = 'ready'

/** `onReady` is called when the child is about to send, because a process takes an unknown moment to start. */
export async function runChild<Seen>(file: string, plan: unknown, onReady = () => {}): Promise<Seen> {
  const child = spawn(process.execPath, [new URL(file, import.meta.url).pathname], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const endAtExit = () => child.kill('SIGKILL')
  process.once('exit', endAtExit)
  const exited = once(child, 'exit')
  child.stdin.end(JSON.stringify(plan))
  let printed: string | undefined
  for await (const line of createInterface({ input: child.stdout })) {
    if (line === readyLine) onReady()
    else printed = line
  }
  await exited
  process.off('exit', endAtExit)
  if (printed === undefined) throw new Error(`${file} ended without a word`)
  return JSON.parse(printed) as Seen
}
