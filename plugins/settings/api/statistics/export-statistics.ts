import { call } from '@core/context/call'
import { type Context, signedIn } from '@core/context/context'
import { forbidden, invalid, notFound } from '@core/context/problem'
import { readRows } from '@core/db/list'
import { wireFields } from '@core/db/schema'
import { during } from '@core/db/where'
import { inWords, spokenFields } from '@core/exports/exported'
import { SHEET_TYPES, writeSheet } from '@core/exports/write-sheet'
import { fileResponse } from '@core/http/response'
import { addDays, startOfDay } from '@core/time/today'
import { Type as t } from '@sinclair/typebox'
import { formDossiers, type StatisticExport, statisticExports } from '../../contract/figures'

/** Rows in one file at the most. */
const MOST = 100_000
/** The platform's own staff export for any company elsewhere; here one exports one's own. */
const EXPORTS = 1000

const day = t.String({ format: 'date' })

/** What the statistics count, as a file: dates as the Dutch write them (C-0449, R-STAT-006, R-STAT-008, G-SEXP). */
export const exportStatistics = call({
  method: 'POST',
  path: 'company/:companyId/exportstatistics',
  operationId: 'company.exportstatistics',
  access: { module: 'SETTINGS', role: EXPORTS },
  summary: 'Leads, quotations, confirmations, invoices or tasks of a period as CSV',
  params: t.Object({ companyId: t.Integer({ minimum: 1 }) }),
  query: t.Object({
    exporttype: t.Union(
      (['leads', 'quotations', 'confirmations', 'invoices', 'tasks'] as const).map(type => t.Literal(type)),
    ),
    date_from: day,
    date_to: day,
    vertical_id: t.Optional(
      t.Integer({ minimum: 1, description: 'Only of dossiers in which this form was filled in' }),
    ),
  }),
  response: 'file',
  async reachOut(context, { params, query: { exporttype, date_from, date_to, vertical_id } }) {
    if (params.companyId !== context.company.id) throw notFound()
    if (date_to < date_from) throw invalid('date_to', 'core.end_before_start')
    const exported = context.all(statisticExports).find(({ type }) => type === exporttype)
    if (!exported || !context.owns(exported.module)) throw forbidden('core.module_not_owned')
    const rows = await readExported(context, exported, { from: date_from, to: date_to, vertical_id })
    const { names, words } = spokenFields(context, exported.resource)
    const columns = [...exported.columns]
    const sheet = { columns, headers: columns.map(column => names.get(column) ?? column), rows: inWords(rows, words) }
    const { company } = context
    const bytes = () => writeSheet(company.id, { sheet, format: 'csv', language: 'nl', zoned: company })
    return async () => ({ bytes: await bytes(), rows: rows.length })
  },
  async run(context, { query: { exporttype, date_from, date_to }, heard: { bytes, rows } }) {
    context.log({
      type: 'company',
      id: context.company.id,
      description: 'statistics_exported',
      after: { exporttype, date_from, date_to, rows, by: signedIn(context).fullname },
    })
    return fileResponse(bytes, SHEET_TYPES.csv, `statistieken_${exporttype}_${date_from}_${date_to}.csv`)
  },
})

interface Asked {
  readonly from: string
  readonly to: string
  readonly vertical_id?: number | undefined
}

async function readExported(context: Context, of: StatisticExport, { from, to, vertical_id }: Asked) {
  const { entity } = of.resource
  const isDay = wireFields(entity).some(({ name, schema }) => name === of.by && schema.format === 'date')
  const end = addDays(to, 1)
  const span = isDay ? during(from, end) : during(startOfDay(from, context.company), startOfDay(end, context.company))
  const dossiers = vertical_id ? { [of.dossier]: await dossiersOf(context, vertical_id) } : {}
  const where = { ...of.where, ...dossiers, [of.by]: span }
  return readRows(context, entity, [...of.columns], where, of.by, { limit: MOST })
}

async function dossiersOf(context: Context, verticalId: number): Promise<readonly number[]> {
  for (const read of context.all(formDossiers)) {
    const found = await read(context, verticalId)
    if (found) return found
  }
  throw invalid('vertical_id', 'core.unknown_reference')
}
