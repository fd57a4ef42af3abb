import { call } from '@core/context/call'
import type { Context } from '@core/context/context'
import { spokenFields } from '@core/exports/exported'
import { SHEET_TYPES, writeSheet } from '@core/exports/write-sheet'
import { fileResponse } from '@core/http/response'
import { daysBetween, today } from '@core/time/today'
import { flowReader } from '@plugins/crm/contract'
import { Type as t } from '@sinclair/typebox'
import { standingsOf } from '../reminders/standing'
import { invoices } from '../resources/invoices'
import { formatSchema } from './sheet-format'

const COLUMNS = [
  'relation_fullname',
  'number',
  'documentdate',
  'enddate',
  'days_late',
  'amount_inc_vat',
  'amount_open',
  'stage',
  'flow',
] as const

/** Invoices that should have been paid, with how far their reminders are, as a file. */
export const exportOverdue = call({
  method: 'GET',
  path: 'invoice/books/overdue/export',
  operationId: 'invoice.books.exportoverdue',
  access: { module: 'INVOICE' },
  summary: 'Invoices that are too late, with days, what is open and the step of their reminders, as CSV or spreadsheet',
  query: t.Object({ format: formatSchema }),
  response: 'file',
  async reachOut(context, { query: { format = 'xlsx' } }) {
    const rows = await overdueRows(context)
    const { names } = spokenFields(context, invoices)
    const headers = COLUMNS.map(column => names.get(column) ?? context.text(`invoice.books_column_${column}`))
    const sheet = { headers, columns: COLUMNS, rows }
    const { company, language } = context
    return async () => {
      const bytes = await writeSheet(company.id, { sheet, format, language, zoned: company })
      return fileResponse(bytes, SHEET_TYPES[format], `te-laat-${today(company)}.${format}`)
    }
  },
  run: async (_, { heard }) => heard,
})

async function overdueRows(context: Context) {
  const now = today(context.company)
  const late = (await standingsOf(context)).filter(({ isLate }) => isLate)
  const flowIds = late.flatMap(({ invoice }) => invoice.flow_id ?? [])
  const flows = flowIds.length ? await context.use(flowReader).flows(context, flowIds) : new Map()
  return late.map(({ invoice, stage }) => ({
    ...invoice,
    days_late: invoice.enddate ? daysBetween(invoice.enddate, now) : 0,
    stage: context.text(`invoice.stage_${stage}`),
    flow: invoice.flow_id ? (flows.get(invoice.flow_id)?.number ?? null) : null,
  }))
}
