// Runs before npm start, test, run dev and run demo, on any Node of the machine: installs and builds what is stale. npm
// test runs the build as a step of its own, so that a failed build does not hide the other checks.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, realpathSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { basename, delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { stripVTControlCharacters } from 'node:util'
import { holdingLock } from './prepare-lock.mjs'
import { buildInputs, installInputs } from './prepare-inputs.mjs'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const modules = join(root, 'node_modules')
const dist = join(root, 'dist')
const installStamp = join(modules, '.burritoful-installed')
const buildStamp = join(dist, '.built-from')
const wantedNode = 26

const purpose = process.argv[2]
if (!['start', 'test', 'dev', 'build', 'command'].includes(purpose))
  stop('Usage: node scripts/prepare.mjs start|test|dev|build|command')

process.chdir(root)
if (isInstallStale()) await holdingLock(root, install)
checkNode()
if ((purpose === 'start' || purpose === 'build') && isBuildStale()) await holdingLock(root, build)

function isInstallStale() {
  return readStamp(installStamp) !== installInputs(root)
}

function install() {
  // Another run may have installed the packages while this run waited for the lock.
  if (!isInstallStale()) return
  const inputs = installInputs(root)
  const began = Date.now()
  console.log('Installing packages with npm ci (once; a minute or so) …')
  // Dev dependencies are named, because NODE_ENV=production would leave out the packages that build the site.
  const args = ['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error']
  rmSync(installStamp, { force: true })
  // Install scripts are off: an older npm, as of Node 20, would compile SQLite, whose binary is in its package.
  const result = runNpm([...args, '--ignore-scripts'])
  if (result.status !== 0) {
    console.error(outputOf(result))
    stop('npm ci failed: its own words are above. With a network connection, "npm ci" by hand shows more.')
  }
  // Only the script that fetches the Node binary is run. Where there is no such binary, checkNode explains what to do.
  runNpm(['rebuild', 'node', '--loglevel=error'])
  writeFileSync(installStamp, inputs)
  console.log(`Installed in ${secondsSince(began)}.`)
}

/** npm runs on the machine's Node, because our own Node is about to be replaced. */
function runNpm(args) {
  const { npm_execpath: npm, npm_node_execpath: node = process.execPath } = process.env
  const options = { encoding: 'utf8', maxBuffer: 2 ** 26, env: withoutOurNode() }
  const isThere = npm && basename(npm) === 'npm-cli.js' && existsSync(npm) && existsSync(node)
  if (isThere && !node.startsWith(modules)) return spawnSync(node, [npm, ...args], options)
  return spawnSync('npm', args, { ...options, shell: process.platform === 'win32' })
}

function withoutOurNode() {
  const name = pathName()
  const folders = (process.env[name] ?? '').split(delimiter).filter((folder) => !folder.startsWith(modules))
  return { ...process.env, [name]: folders.join(delimiter) }
}

/** Windows spells the name of the PATH variable differently. */
function pathName() {
  return Object.keys(process.env).find((key) => key.toUpperCase() === 'PATH') ?? 'PATH'
}

/** The next script runs on node_modules/.bin/node, or, where there is no such binary, on the machine's own Node. */
function checkNode() {
  const refusal = removeUnusableNode()
  const version = nodeVersion()
  if (Number.parseInt(version, 10) >= wantedNode) return
  // npm skips an optional package that it could not fetch; without the stamp the next run tries again.
  rmSync(installStamp, { force: true })
  const machine = `this machine (${process.platform} ${process.arch})`
  stop(
    `Burritoful needs Node ${wantedNode} or newer and found ${version || 'none'}: ` +
      (refusal
        ? `its own copy does not run on ${machine}. Debian and Ubuntu: apt-get install libatomic1, then try again. ${refusal}`
        : `npm could not install its own copy for ${machine}, so please install Node ${wantedNode} and try again.`),
  )
}

/** On a Linux without libatomic or glibc our Node is there and does not run; in npm's path it would hide the machine's own. */
function removeUnusableNode() {
  const ours = nodeBinary()
  if (!ours || realpathSync(ours) === realpathSync(process.execPath)) return undefined
  const { status, stderr, error } = spawnSync(ours, ['--version'], { encoding: 'utf8' })
  if (status === 0) return undefined
  for (const path of nodePaths()) rmSync(path, { force: true })
  return (stderr || error?.message || `It ended with ${status}.`).trim()
}

function nodeVersion() {
  const ours = nodeBinary()
  if (ours && realpathSync(ours) === realpathSync(process.execPath)) return process.versions.node
  return spawnSync('node', ['--version'], { encoding: 'utf8', env: withOurNodeFirst() })
    .stdout?.trim()
    .slice(1)
}

function nodeBinary() {
  return nodePaths().find((path) => existsSync(path))
}

function nodePaths() {
  const name = process.platform === 'win32' ? 'node.exe' : 'node'
  return [join(modules, '.bin', name), join(modules, 'node', 'bin', name)]
}

function withOurNodeFirst() {
  const name = pathName()
  const ours = nodeBinary()
  const folders = [...(ours ? [dirname(ours)] : []), process.env[name]]
  return { ...process.env, [name]: folders.join(delimiter) }
}

function isBuildStale() {
  return readStamp(buildStamp) !== buildInputs(root)
}

function build() {
  if (!isBuildStale()) return
  const inputs = buildInputs(root)
  const began = Date.now()
  console.log('Building the site …')
  // The draft is built where git ignores it, and renamed when complete, so that dist is never half a site.
  const draft = join(modules, `.burritoful-build-${process.pid}`)
  const vite = join(modules, 'vite', 'bin', 'vite.js')
  const result = spawnSync(
    'node',
    [vite, 'build', '--outDir', draft, '--emptyOutDir', '--logLevel', 'warn'],
    {
      encoding: 'utf8',
      maxBuffer: 2 ** 26,
      env: {
        ...withOurNodeFirst(),
        NODE_ENV: 'production',
        ...(process.stderr.isTTY ? {} : { NO_COLOR: '1' }),
      },
    },
  )
  if (result.status !== 0) {
    rmSync(draft, { recursive: true, force: true })
    console.error(outputOf(result))
    stop('The site could not be built: the words of Vite are above.')
  }
  mkdirSync(draft, { recursive: true })
  writeFileSync(join(draft, basename(buildStamp)), inputs)
  const former = `${draft}-former`
  if (existsSync(dist)) renameSync(dist, former)
  renameSync(draft, dist)
  rmSync(former, { recursive: true, force: true })
  console.log(`Built in ${secondsSince(began)}.`)
}

function readStamp(path) {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return undefined
  }
}

function outputOf({ stdout, stderr, error }) {
  const words = [stdout, stderr, error?.message].filter(Boolean).join('\n').trim()
  return process.stderr.isTTY ? words : stripVTControlCharacters(words)
}

function secondsSince(began) {
  return `${((Date.now() - began) / 1000).toFixed(1)} s`
}

function stop(words) {
  console.error(words)
  process.exit(1)
}
