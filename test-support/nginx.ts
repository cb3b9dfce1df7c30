// Starts a real nginx with the site file that we ship; only its ports, host name and folders are changed.
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { connect, createServer } from 'node:net'
import { join, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { selfSigned } from './certificate.ts'
import { findOrUnpackNginx } from './nginx-binary.ts'

export interface NginxPlace {
  /** For nginx's own files. */
  readonly folder: string
  readonly httpPort: number
  readonly httpsPort: number
  /** The port of the server behind nginx. */
  readonly serverPort: number
  /** The ports of further servers on the same database. */
  readonly otherPorts?: readonly number[]
  /** On this port nginx shows the key by which it counts the address in X-Real-IP. */
  readonly peekPort?: number
}

export interface Nginx {
  /** Everything in nginx's logs. */
  output(): Promise<string>
  stop(): Promise<void>
}

const shipped = resolve(import.meta.dirname, '../deploy/nginx.conf')
const guide = resolve(import.meta.dirname, '../docs/operating.md')

export async function startNginx(place: NginxPlace): Promise<Nginx> {
  const binary = await findOrUnpackNginx()
  await layOut(place)
  const child = spawn(binary, ['-p', place.folder, '-c', join(place.folder, 'nginx.conf')], {
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let printed = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (chunk: string) => (printed += chunk))
  }
  const endAtExit = () => child.kill('SIGKILL')
  process.once('exit', endAtExit)
  await untilItListens(child, place.httpsPort, () => printed)
  return {
    async output() {
      const logs = (await readdir(place.folder)).filter((name) => name.endsWith('.log'))
      const texts = await Promise.all(logs.map((name) => readFile(join(place.folder, name), 'utf8')))
      return [printed, ...texts].join('\n')
    },
    async stop() {
      process.off('exit', endAtExit)
      if (child.exitCode !== null || child.signalCode !== null) return
      const ended = once(child, 'exit')
      child.kill('SIGTERM')
      await ended
    },
  }
}

/** A second address of this machine, so that there are two clients to tell apart. */
export async function otherLoopback(): Promise<{ from: string; to: string }> {
  return (await hasIPv6()) ? { from: '::1', to: '::1' } : { from: '127.0.0.2', to: '127.0.0.1' }
}

async function layOut(place: NginxPlace): Promise<void> {
  const { folder } = place
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const { key, certificate } = selfSigned('localhost', new Date())
  await writeFile(join(folder, 'privkey.pem'), key, { mode: 0o600 })
  await writeFile(join(folder, 'fullchain.pem'), certificate)
  const site = fit(await readFile(shipped, 'utf8'), place, await hasIPv6())
  await writeFile(join(folder, 'site.conf'), site)
  await writeFile(join(folder, 'nginx.conf'), await asTheGuideSays(aroundTheSite(place)))
}

/** Puts this test's ports and folders into the shipped file; every replacement must match. */
function fit(site: string, place: NginxPlace, ipv6: boolean): string {
  const { folder, httpPort, httpsPort, serverPort, otherPorts = [] } = place
  const upstream = [serverPort, ...otherPorts].map((port) => `server 127.0.0.1:${port} max_fails=0;`)
  const own: [shipped: string, here: string][] = [
    ['https://burritoful.example', `https://localhost:${httpsPort}`],
    ['server_name burritoful.example', 'server_name localhost'],
    ['server 127.0.0.1:3000 max_fails=0;', upstream.join('\n  ')],
    ['listen 80;', `listen 127.0.0.1:${httpPort};`],
    ['listen [::]:80;', ipv6 ? `listen [::1]:${httpPort};` : ''],
    ['listen 443 ssl http2;', `listen 127.0.0.1:${httpsPort} ssl http2;`],
    ['listen [::]:443 ssl http2;', ipv6 ? `listen [::1]:${httpsPort} ssl http2;` : ''],
    ['/etc/ssl/burritoful/', `${folder}/`],
    ['/var/log/nginx/', `${folder}/`],
    ['/var/www/html', folder],
  ]
  return own.reduce((text, [from, to]) => {
    if (!text.includes(from)) throw new Error(`deploy/nginx.conf no longer says "${from}": fit it anew.`)
    return text.replaceAll(from, to)
  }, site)
}

/** What docs/operating.md changes in Debian's nginx.conf, taken from its own commands; each must match. */
async function asTheGuideSays(debians: string): Promise<string> {
  const steps = await readFile(guide, 'utf8')
  const [, from, to] = /^sed .*'s\/(.+)\/(.+)\/' \/etc\/nginx\/nginx\.conf$/m.exec(steps) ?? []
  const [, own] = /^echo '(.+)' > \/etc\/nginx\/modules-enabled\//m.exec(steps) ?? []
  if (from === undefined || to === undefined || own === undefined || !new RegExp(from).test(debians))
    throw new Error('docs/operating.md no longer says what it changes in nginx.conf: fit it anew.')
  return `${own}\n${debians.replace(new RegExp(from), to)}`
}

/** The relevant parts of Debian's nginx.conf, with a folder that any account can write to. */
function aroundTheSite({ folder, peekPort }: NginxPlace): string {
  const peek = `server {
    listen 127.0.0.1:${peekPort};
    set_real_ip_from 127.0.0.1;
    return 200 $burritoful_client;
  }`
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `  ${name}_temp_path ${folder}/${name};`,
  )
  return `daemon off;
master_process off;
pid ${folder}/nginx.pid;
error_log stderr;
events {
  worker_connections 768;
}
http {
${temporary.join('\n')}
  sendfile on;
  tcp_nopush on;
  default_type application/octet-stream;
  ssl_protocols TLSv1 TLSv1.1 TLSv1.2 TLSv1.3;
  access_log ${folder}/access.log;
  gzip on;
  include ${folder}/site.conf;
  ${peekPort ? peek : ''}
}
`
}

async function untilItListens(child: ChildProcess, port: number, printed: () => string): Promise<void> {
  const deadline = Date.now() + 10_000
  while (Date.now() < deadline && child.exitCode === null) {
    if (await accepts(port)) return
    await wait(20)
  }
  child.kill('SIGKILL')
  throw new Error(`nginx did not start:\n${printed()}`)
}

function accepts(port: number): Promise<boolean> {
  return new Promise((answer) => {
    const socket = connect(port, '127.0.0.1')
    socket.once('connect', () => answer(true)).once('error', () => answer(false))
    socket.once('connect', () => socket.destroy())
  })
}

function hasIPv6(): Promise<boolean> {
  return new Promise((answer) => {
    const listener = createServer()
    listener.once('error', () => answer(false))
    listener.listen(0, '::1', () => listener.close(() => answer(true)))
  })
}
