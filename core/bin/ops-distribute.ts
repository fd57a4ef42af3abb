import { distribution } from '@core/db/distribute'
import { kernel } from '@core/kernel'
import { assemble } from '@core/plugin/assemble'
import plugins from '@plugins/index'

/** `bun run ops:distribute` prints what spreads the schema by company with Citus; run it once, as the owner, then set CITUS=on. */
const { entities } = assemble([kernel, ...plugins])
const { keys, placement } = distribution(entities)
console.log(['begin;', ...keys, 'commit;', ...placement].join('\n'))
