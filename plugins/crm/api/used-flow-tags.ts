import { call } from '@core/context/call'
import { readRows } from '@core/db/list'
import { Type as t } from '@sinclair/typebox'
import { Flow } from '../entities/flow'

const definition = {
  method: 'GET',
  access: { module: 'CRM' },
  summary: 'Tags in use on dossiers',
  response: t.Array(t.String()),
} as const

const used = async (context: Parameters<Parameters<typeof call>[0]['run']>[0]) => {
  const rows = await readRows(context, Flow, ['tags'], {}, '-id', { limit: 2000 })
  return [...new Set(rows.flatMap(row => row.tags ?? []))].sort((a, b) => a.localeCompare(b, 'nl'))
}

/** Suggestions for the tag field. */
export const getUsedFlowTags = call({ ...definition, path: 'flow/getUsedFlowTags', run: used })
/** The same under the company's name. */
export const getCompanyUsedFlowTags = call({ ...definition, path: 'company/getusedflowtags', run: used })
