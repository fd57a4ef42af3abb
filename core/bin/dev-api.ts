import { loadConfig } from '@core/config'
import { answerNotReady } from '@core/http/answer-not-ready'
import { kernel } from '@core/kernel'
import { assemble } from '@core/plugin/assemble'
import plugins from '../../plugins'
import { openDatabase } from './open-database'
import { openDoors } from './open-doors'

/** The API alone, for `dev`: the screens come from the development server. */
const config = loadConfig(process.env)
const waiting = answerNotReady(config)
const database = await openDatabase(config, assemble([kernel, ...plugins]).migrations)
const { databaseUrl, ownerUrl } = database
const app = await openDoors({ config, plugins, databaseUrl, ownerUrl, demo: true, waiting })

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.once(signal, () => {
    void app
      .stop()
      .finally(() => database.stop())
      .then(() => process.exit(0))
  })
}
