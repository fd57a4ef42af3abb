import { call } from '@core/context/call'
import type { Context } from '@core/context/context'
import { notFound } from '@core/context/problem'
import { openRecord } from '@core/db/open-record'
import { enrichRecords, findAll, updateRecord, withVersion } from '@core/resource/record'
import { toRow } from '@core/resource/row'
import { idParams, rowWith } from '@core/resource/schemas'
import { Type as t } from '@sinclair/typebox'
import { type AnsweredBy, answeredBy } from '../domain/answered-by'
import { checkedAnswers } from '../domain/check-answers'
import { checkChoices } from '../domain/check-choices'
import { givenAnswers } from '../domain/given-answers'
import { keptForm, workedOut } from '../domain/kept-form'
import { mergeAnswers } from '../domain/merge-answers'
import { FlowDataItem } from '../entities/flow-data-item'
import { VerticalVersion } from '../entities/vertical-version'
import { flowDataItems } from '../resources/flow-data-items'

/** Answers by the name of their field. */
export const answers = t.Record(t.String({ maxLength: 64 }), t.Unknown())

/** An answer that somebody else changed meanwhile. */
export const conflict = t.Object({
  field_name: t.String(),
  row_id: t.Union([t.String(), t.Null()]),
  yours: t.Unknown(),
  theirs: t.Unknown(),
})

const body = t.Object(
  {
    field_values: t.Optional(answers),
    seen_values: t.Optional(
      t.Record(t.String({ maxLength: 64 }), t.Unknown(), {
        description:
          'What stood in these fields when somebody began to fill them in; a field that was changed since keeps its answer and is told',
      }),
    ),
    description: t.Optional(t.Union([t.String({ maxLength: 255 }), t.Null()])),
  },
  { additionalProperties: false },
)

const enrich = flowDataItems.enrich ?? []

/** Fills a form in: only the fields that are sent change, those that somebody else changed since are told (R-SURV-002). */
export const fillInItem = (['PATCH', 'PUT'] as const).map(method =>
  call({
    method,
    path: 'flowdataitem/:id',
    operationId: `flowdataitem.${method === 'PATCH' ? 'update' : 'put'}`,
    access: { module: 'CRM' },
    summary: 'Fill in some fields of a form; what others filled in meanwhile stays',
    params: idParams,
    body,
    response: t.Intersect([rowWith(flowDataItems, enrich), t.Object({ conflicts: t.Array(conflict) })]),
    async run(context, { params: { id }, body: { field_values = {}, seen_values, description } }) {
      const [item] = await findAll(flowDataItems, context, [id])
      if (!item) throw notFound()
      if (item.status !== 'open') throw context.refuse('surveys.item_sent')
      const { changes, conflicts } = await joined(context, item, field_values, seen_values)
      await updateRecord(flowDataItems, context, item, {
        ...changes,
        ...(description === undefined ? {} : { description }),
      })
      const row = toRow(FlowDataItem, item)
      await enrichRecords(enrich, context, [row])
      return withVersion(Response.json({ ...row, conflicts }), row)
    },
  }),
)

async function joined(
  context: Context,
  item: { verticalversion_id: number; field_values: Record<string, unknown>; answered_by: AnsweredBy },
  sent: Record<string, unknown>,
  seen: Record<string, unknown> | undefined,
) {
  const version = await openRecord(context, VerticalVersion, item.verticalversion_id)
  const fields = version?.fields ?? []
  const now = checkedAnswers(fields, sent)
  const current = givenAnswers(fields, item.field_values)
  const { answers: merged, conflicts } = mergeAnswers(fields, current, {
    now,
    ...(seen ? { seen: givenAnswers(fields, seen) } : {}),
  })
  const by = answeredBy(fields, { before: current, after: merged }, item.answered_by, context.user?.id ?? null)
  const worked = workedOut(fields, merged)
  checkChoices(fields, keptForm(fields, worked), { before: current, sent: now })
  return { changes: { ...worked, answered_by: { ...by } }, conflicts }
}
