import { readRows } from '@core/db/list'
import { rowSchema } from '@core/db/schema'
import type { Context } from '@core/http/context'
import { logAnswer, logItemSchema } from '@core/log/log-answer'
import { LogItem } from '@core/log/log-item'
import type { Addition, OutgoingRow } from '@core/resource/resource'
import { type TSchema, Type as t } from '@sinclair/typebox'
import { type CalculationItemRow, type CalculationRecord, workOut } from '../domain/calculation-store'
import { answeredItems } from '../domain/item-answer'
import { Attachment } from '../entities/attachment'
import { Calculation } from '../entities/calculation'
import { CalculationItem } from '../entities/calculation-item'
import { DocumentWidget } from '../entities/document-widget'
import { calculationSchema } from '../resources/calculations'
import type { DocumentKind } from './document-kind'

const NEWEST_LOG = 1000

/**
 * What a document is made of, for who asks for it along with the document (S2 §3): its widgets and its calculation with
 * the lines, both in order, its attachments, and what happened to it, newest first.
 */
export const documentParts = (code: DocumentKind['code']): { resource: string; addition: Addition }[] => [
  part(code, 'documentwidgets', t.Array(rowSchema(DocumentWidget)), (context, ids) =>
    readRows<OutgoingRow>(context, DocumentWidget, 'all', { widgetable_type: code, widgetable_id: ids }, 'order').then(
      widgets => Map.groupBy(widgets, widget => Number(widget.widgetable_id)),
    ),
  ),
  part(code, 'attachments', t.Array(rowSchema(Attachment)), (context, ids) =>
    readRows<OutgoingRow>(context, Attachment, 'all', { attachable_type: code, attachable_id: ids }, 'id').then(
      attachments => Map.groupBy(attachments, attachment => Number(attachment.attachable_id)),
    ),
  ),
  part(code, 'logitems', t.Array(logItemSchema), async (context, ids) => {
    const where = { loggable_type: code, loggable_id: { $in: [...ids] } }
    const found = await context.em.find(LogItem, where as never, { orderBy: { id: 'desc' }, limit: NEWEST_LOG })
    return Map.groupBy(await logAnswer(context, found as never), item => item.loggable_id)
  }),
  {
    resource: code,
    addition: {
      fields: { calculation: t.Union([calculationSchema, t.Null()]) },
      async run(rows, context) {
        const ids = rows.flatMap(row => (row.calculation_id ? [Number(row.calculation_id)] : []))
        const calculations = await readRows<OutgoingRow>(context, Calculation, 'all', { id: ids }, 'id')
        const items = await readRows<CalculationItemRow>(
          context,
          CalculationItem,
          'all',
          { calculation_id: ids },
          'order',
        )
        const lines = Map.groupBy(items, item => item.calculation_id)
        for (const row of rows) {
          const calculation = calculations.find(({ id }) => id === row.calculation_id)
          const own = lines.get(Number(row.calculation_id)) ?? []
          row.calculation = calculation
            ? {
                ...calculation,
                calculationitems: answeredItems(own, workOut(calculation as unknown as CalculationRecord, own)),
              }
            : null
        }
      },
    },
  },
]

/** A list that belongs to each document, read for a whole page at once. */
const part = (
  resource: string,
  name: string,
  schema: TSchema,
  read: (context: Context, ids: readonly number[]) => Promise<ReadonlyMap<number, readonly unknown[]>>,
): { resource: string; addition: Addition } => ({
  resource,
  addition: {
    fields: { [name]: schema },
    async run(rows, context) {
      const found = await read(
        context,
        rows.map(({ id }) => id),
      )
      for (const row of rows) row[name] = found.get(row.id) ?? []
    },
  },
})
