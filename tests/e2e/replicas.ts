import { buildFrontEnd, frontEndIsCurrent } from '@core/bin/front-end'
import { openDatabase } from '@core/bin/open-database'
import { loadConfig } from '@core/config'
import { dutchPostcode } from '@core/domain/postcode'
import { DEMO_ADDRESSES } from '@core/geocoding/demo-addresses'
import { kernel } from '@core/kernel'
import { startApp } from '@core/main'
import { assemble } from '@core/plugin/assemble'
import { seedDemo } from '@core/seed/seed-demo'
import plugins from '@plugins/index'
import { appProcess } from '../chaos/app-process'
import { startProxy } from '../chaos/proxy'

/** The platform as it stands in production: two API processes and two workers on one database, behind a proxy at `PORT`. */
if (!frontEndIsCurrent() && (await buildFrontEnd()) !== 0) throw new Error('The screens could not be built')
const config = loadConfig(process.env)
const database = await openDatabase(config, assemble([kernel, ...plugins]).migrations)
const { databaseUrl, ownerUrl } = database
const first = await startApp({ config: { ...config, port: 0 }, plugins, databaseUrl, ownerUrl })
await seedDemo(first.platform)
await first.relay.settled()
await first.stop()

/** The operator's service of addresses: knows the streets that the demo knows by itself where it is one process. */
const geocoder = Bun.serve({
  hostname: '127.0.0.2',
  port: 0,
  fetch({ url }) {
    const postcode = dutchPostcode(new URL(url).searchParams.get('postalcode') ?? '')
    return Response.json(
      DEMO_ADDRESSES.filter(known => known.postcode === postcode).map(({ address, city, lat, lng }) => ({
        lat,
        lon: lng,
        address: { road: address, city },
      })),
    )
  },
})
const { DATA_DIR = '', PUBLIC_URL = '', OUTBOUND_ALLOW = '' } = process.env
const shared = {
  DATA_DIR,
  PUBLIC_URL,
  OUTBOUND_ALLOW,
  DATABASE_URL: databaseUrl,
  DATABASE_POOL: '10',
  NODE_ENV: 'test',
  GEOCODER: 'nominatim',
  GEOCODER_URL: String(geocoder.url),
}
const processes = await Promise.all(
  ['api', 'api', 'worker', 'worker'].map(ROLE => appProcess({ folder: process.cwd(), env: { ...shared, ROLE } })),
)
await Promise.all(processes.map(each => each.start()))
const proxy = startProxy(
  processes.slice(0, 2).map(({ url }) => url),
  config.port,
)
process.once('SIGTERM', async () => {
  await proxy.stop()
  await geocoder.stop()
  await Promise.all(processes.map(each => each.stop()))
  for (const each of processes) process.stderr.write(each.log())
  await database.stop()
  process.exit(0)
})
process.stdout.write(`Vakwerk draait met twee keer alles: ${proxy.url}\n`)
