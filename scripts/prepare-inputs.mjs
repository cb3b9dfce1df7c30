// Hashes the inputs of the install and of the build: a changed hash means that the old result is stale.
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Only the fields that npm reads: a changed script in package.json needs no new install. */
const installFields = ['dependencies', 'devDependencies', 'optionalDependencies', 'overrides', 'allowScripts']
const buildFiles = [
  'index.html',
  'vite.config.ts',
  'package-lock.json',
  'tsconfig.base.json',
  // The build leaves places to fill, which the server must find.
  'server/page/fill-page.ts',
  'server/page/page-files.ts',
]
const buildFolders = ['domain', 'vite', 'web', 'words']

export function installInputs(root) {
  const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  return createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .update(JSON.stringify(installFields.map((field) => manifest[field])))
    .update(`${process.platform} ${process.arch}`)
    .digest('hex')
}

export function buildInputs(root) {
  const hash = createHash('sha256')
  const files = [...buildFiles, ...buildFolders.flatMap((folder) => filesIn(root, folder))]
  for (const file of files) {
    const path = join(root, file)
    const content = existsSync(path) ? readFileSync(path) : ''
    // The length is hashed too, so that content cannot move from one file to the next unnoticed.
    hash.update(`${file} ${content.length}\n`).update(content)
  }
  return hash.digest('hex')
}

function filesIn(root, folder) {
  if (!existsSync(join(root, folder))) return []
  return readdirSync(join(root, folder), { withFileTypes: true })
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = `${folder}/${entry.name}`
      if (entry.isDirectory()) return filesIn(root, path)
      return entry.name.endsWith('.test.ts') ? [] : [path]
    })
}
