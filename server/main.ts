// Starts the server: reads the settings and picks the adapters. With --version, prints the version and does nothing else.
import { existsSync } from 'node:fs'
import { enableCompileCache } from 'node:module'
import path from 'node:path'

// What Node compiled at the last start saves a third of this one. Not in the system's folder for such things, which others
// on the machine may write to: what lies there is run. A data folder that is not there is for the database to make.
function keepCompiledCode(): void {
  const dataDir = path.resolve(process.env['DATA_DIR'] || './data')
  if (existsSync(dataDir)) enableCompileCache(path.join(dataDir, 'compiled'))
}

async function start(): Promise<void> {
  process.umask(0o077)
  keepCompiledCode()
  // Loaded here and not at the top of the file, where they would come before the cache.
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
