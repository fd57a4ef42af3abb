import { accounts } from './accounts/part'
import { batches } from './batches/part'
import { register } from './context/port'
import { customFields } from './custom-fields/part'
import { foldRowCounts } from './db/fold-row-counts'
import { events } from './events/part'
import { upkeep } from './events/upkeep'
import { exports } from './exports/part'
import { files } from './files/part'
import { requests } from './http/part'
import { imports } from './imports/part'
import en from './locales/en'
import esAR from './locales/es-AR'
import nl from './locales/nl'
import { log } from './log/part'
import { mergeTags } from './merge-tags/part'
import migrations from './migrations'
import { notifications } from './notifications/part'
import { numbers } from './numbers/part'
import { places } from './places/part'
import { definePlugin } from './plugin/define-plugin'
import { joinParts, type Part } from './plugin/part'
import { RowCount } from './resource/row-count'
import { search } from './search/part'
import { tenancy } from './tenancy/part'
import { users } from './users/part'
import { views } from './views/part'

/** How many rows there are, kept by the database for lists that ask */
const rowCounts: Part = { entities: [RowCount], entries: [register(upkeep, foldRowCounts)] }

/** The kernel's own part, declared like any plugin: what works when a company owns nothing. */
export const kernel = definePlugin({
  code: 'core',
  ...joinParts([
    tenancy,
    accounts,
    users,
    requests,
    events,
    rowCounts,
    numbers,
    log,
    search,
    views,
    customFields,
    files,
    batches,
    imports,
    exports,
    places,
    notifications,
    mergeTags,
  ]),
  migrations,
  locales: { nl, en, 'es-AR': esAR },
})
