import { loadConfig } from '@core/config'
import { kernel } from '@core/kernel'
import { startApp } from '@core/main'
import { assemble } from '@core/plugin/assemble'
import { isEmpty, seedDemo } from '@core/seed/seed-demo'
import plugins from '../../plugins'
import { openDatabase } from './open-database'

/** The API alone, for `dev`: the screens come from the development server. */
const config = loadConfig(process.env)
const database = await openDatabase(config, assemble([kernel, ...plugins]).migrations)
const app = await startApp({ config, plugins, databaseUrl: database.databaseUrl, ownerUrl: database.ownerUrl })
if (await isEmpty(app.platform)) await seedDemo(app.platform)

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.once(signal, () => {
    void app
      .stop()
      .finally(() => database.stop())
      .then(() => process.exit(0))
  })
}
