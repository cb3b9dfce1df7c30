// npm run dev: runs the server, which restarts when its code changes, and Vite in front of it; Ctrl-C stops both.
import { type ChildProcess, spawn } from 'node:child_process'
import { resolve } from 'node:path'

const root = resolve(import.meta.dirname, '..')
const port = process.env['PORT'] ?? '3000'

const children: ChildProcess[] = [
  start(['--watch', 'server/main.ts'], { PORT: port }),
  start(['node_modules/vite/bin/vite.js'], { API_PORT: port }),
]
let isStopping = false

for (const child of children) child.on('exit', (code) => stop(code ?? 0))
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => stop(0))

function start(args: string[], env: NodeJS.ProcessEnv): ChildProcess {
  return spawn(process.execPath, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } })
}

/** When either process ends, the other is stopped, because neither is of use alone. */
function stop(code: number): void {
  if (isStopping) return
  isStopping = true
  process.exitCode = code
  for (const child of children) child.kill('SIGTERM')
}
