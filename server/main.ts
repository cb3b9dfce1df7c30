// Starts the server: reads the settings and picks the adapters. With --version, prints the version and does nothing else.
import { existsSync } from 'node:fs'
import { enableCompileCache } from 'node:module'
import path from 'node:path'

// The compile cache of the last start saves a third of the start time. It is not in the system's temporary folder, where other
// users could plant code that would be run. A missing data folder is left for the database to create.
function keepCompiledCode(): void {
  const dataDir = path.resolve(process.env['DATA_DIR'] || './data')
  if (existsSync(dataDir)) enableCompileCache(path.join(dataDir, 'compiled'))
}

async function start(): Promise<void> {
  process.umask(0o077)
  keepCompiledCode()
  // Static imports would be compiled before the cache is enabled.
  const [{ readConfig }, { straySettingMessages }, { startServer }, { pickAdapters }] = await Promise.all([
    import('./config.ts'),
    import('./config/stray-settings.ts'),
    import('./start.ts'),
    import('./adapters/pick-adapters.ts'),
  ])
  const config = readConfig(process.env)
  for (const stray of straySettingMessages(process.env)) console.warn(stray)
  await startServer(config, await pickAdapters(config))
}

const [argument] = process.argv.slice(2)
if (argument === '--version') console.log((await import('./version.ts')).version)
else if (argument !== undefined) {
  console.error(
    `npm start knows nothing of ${argument}. Settings are in the environment: see docs/operating.md.`,
  )
  process.exitCode = 1
} else
  start().catch(async (error: unknown) => {
    const { explainStartFailure } = await import('./config/start-failure.ts')
    console.error(explainStartFailure(error, process.env))
    process.exit(1)
  })
