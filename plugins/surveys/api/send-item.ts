import { call } from '@core/context/call'
import { notFound } from '@core/context/problem'
import { openRecord } from '@core/db/open-record'
import { answer, find } from '@core/resource/record'
import { idParams, rowWith } from '@core/resource/schemas'
import { move } from '@core/states/move'
import { Type as t } from '@sinclair/typebox'
import { checkConfirmed, confirmed, unlikelyInWords } from '../domain/check-confirmed'
import { checkNothingLacks } from '../domain/check-nothing-lacks'
import { itemStates } from '../domain/item-states'
import { keptForm } from '../domain/kept-form'
import { questionsOf } from '../domain/questions'
import { takenFor } from '../domain/taken-for'
import { FlowDataItem } from '../entities/flow-data-item'
import { VerticalVersion } from '../entities/vertical-version'
import { flowDataItems } from '../resources/flow-data-items'

const enrich = flowDataItems.enrich ?? []
const answered = { params: idParams, access: { module: 'CRM' }, response: rowWith(flowDataItems, enrich) } as const

/** A form is ready: nothing that must be filled in is empty any more (C-0574). */
export const sendItem = call({
  ...answered,
  method: 'POST',
  path: 'flowdataitem/:id/markSent',
  summary: 'Say that a form is filled in; it is locked from then on',
  body: t.Optional(t.Object({ confirmed }, { additionalProperties: false })),
  async run(context, { params: { id }, body }) {
    await find(flowDataItems, context, id)
    // Held before it is looked at: photos that come or go meanwhile wait.
    const item = await openRecord(context, FlowDataItem, id, { hold: true })
    if (!item) throw notFound()
    const version = await openRecord(context, VerticalVersion, item.verticalversion_id)
    const fields = version?.fields ?? []
    const { places } = (await takenFor(context, [id]))(id)
    const filled = keptForm(fields, item)
    const questions = questionsOf(fields, filled, places)
    if (item.status === 'open') {
      checkNothingLacks(questions, 'surveys.still_empty')
      checkConfirmed(questions, body?.confirmed ?? {})
    }
    await move(context, itemStates, item, 'send', {
      note: { form: item.description ?? version?.description ?? '', unlikely: unlikelyInWords(questions) },
      set: { sent_user_id: context.user?.id ?? null, sent_by_customer: false },
    })
    return answer(flowDataItems, enrich, context, item)
  },
})

/** Back to who fills it in (C-0573, R-SURV-010). */
export const reopenItem = call({
  ...answered,
  method: 'POST',
  path: 'flowdataitem/:id/rollBackStatus',
  summary: 'Open a form again, so that it can be filled in further',
  async run(context, { params: { id } }) {
    const item = await find(flowDataItems, context, id)
    await move(context, itemStates, item, 'reopen')
    return answer(flowDataItems, enrich, context, item)
  },
})
