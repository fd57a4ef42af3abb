import { type Call, call } from '@core/context/call'
import { readRows } from '@core/db/list'
import type { Row } from '@core/db/schema'
import { Type as t } from '@sinclair/typebox'
import { Flow } from '../entities/flow'

/** Dossiers that are looked through, the newest ones. */
const LOOKED_AT = 2000

type Looked = Pick<Row<typeof Flow>, 'tags' | 'type'>

/** What stands in a column of dossiers, in the order of the dictionary. */
const used = (name: string, summary: string, valuesOf: (row: Looked) => readonly string[]): Call[] =>
  [`flow/getUsedFlow${name}`, `company/getusedflow${name.toLowerCase()}`].map(path =>
    call({
      method: 'GET',
      path,
      access: { module: 'CRM' },
      summary,
      response: t.Array(t.String()),
      async run(context) {
        const rows = await readRows(context, Flow, ['tags', 'type'], {}, '-id', { limit: LOOKED_AT })
        return [...new Set(rows.flatMap(valuesOf))].sort((one, other) => one.localeCompare(other, 'nl'))
      },
    }),
  )

/** Suggestions for labels and types, from dossiers and under the name of the company as well. */
export const usedFlowValues: readonly Call[] = [
  ...used('Tags', 'Tags in use on dossiers', ({ tags }) => tags ?? []),
  ...used('Types', 'Types in use on dossiers', ({ type }) => (type ? [type] : [])),
]
