// Those who load the server run in processes of their own: told by JSON, answering in JSON.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'

export async function runChild<Seen>(file: string, asked: unknown): Promise<Seen> {
  const child = spawn(process.execPath, [new URL(file, import.meta.url).pathname], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const endAtExit = () => child.kill('SIGKILL')
  process.once('exit', endAtExit)
  child.stdin.end(JSON.stringify(asked))
  const [printed] = await Promise.all([text(child.stdout), once(child, 'exit')])
  process.off('exit', endAtExit)
  return JSON.parse(printed) as Seen
}
