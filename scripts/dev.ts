// npm run dev: the server, restarted when it changes, and Vite in front of it; Ctrl-C stops both.
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

/** One without the other is of no use: when either ends, both do. */
function stop(code: number): void {
  if (isStopping) return
  isStopping = true
  process.exitCode = code
  for (const child of children) child.kill('SIGTERM')
}
