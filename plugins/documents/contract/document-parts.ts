import { readRows } from '@core/db/list'
import { logItemSchema } from '@core/log/log-answer'
import { logsOfRecords } from '@core/log/logs-of-records'
import type { AddedTo } from '@core/resource/additions'
import { relatedList, relatedRecord } from '@core/resource/related-rows'
import { Company } from '@core/tenancy/company'
import { Type as t } from '@sinclair/typebox'
import { answeredItems } from '../domain/item-answer'
import { workOut } from '../domain/work-out'
import { Attachment } from '../entities/attachment'
import { Calculation } from '../entities/calculation'
import { CalculationItem } from '../entities/calculation-item'
import { DocumentWidget } from '../entities/document-widget'
import { calculationSchema } from '../resources/calculations'

/**
 * What a document is made of, for who asks for it along with the document (S2 §3): its widgets and its calculation with
 * the lines, both in order, its attachments, what happened to it, newest first, and the company that it is of.
 */
export const documentParts = (code: string): readonly AddedTo[] => [
  relatedList(code, 'documentwidgets', DocumentWidget, {
    by: 'widgetable_id',
    where: { widgetable_type: code },
    sort: 'order',
  }),
  relatedList(code, 'attachments', Attachment, { by: 'attachable_id', where: { attachable_type: code } }),
  relatedRecord(code, 'company', Company, 'company_id'),
  {
    resource: code,
    addition: {
      fields: { logitems: t.Array(logItemSchema) },
      async run(rows, context) {
        const ids = rows.map(({ id }) => id)
        const logs = await logsOfRecords(context, code, ids)
        for (const row of rows) row.logitems = logs.get(row.id) ?? []
      },
    },
  },
  {
    resource: code,
    addition: {
      fields: { calculation: t.Union([calculationSchema, t.Null()]) },
      async run(rows, context) {
        const ids = rows.flatMap(row => (row.calculation_id ? [Number(row.calculation_id)] : []))
        const calculations = await readRows(context, Calculation, 'all', { id: ids }, 'id')
        const items = await readRows(context, CalculationItem, 'all', { calculation_id: ids }, 'order')
        const lines = Map.groupBy(items, item => item.calculation_id)
        for (const row of rows) {
          const calculation = calculations.find(({ id }) => id === row.calculation_id)
          const own = lines.get(Number(row.calculation_id)) ?? []
          row.calculation = calculation
            ? {
                ...calculation,
                calculationitems: answeredItems(own, workOut(calculation, own)),
              }
            : null
        }
      },
    },
  },
]
