import { call } from '@core/context/call'
import { readRows } from '@core/db/list'
import { nullable } from '@core/db/schema'
import { not } from '@core/db/where'
import { updateRecord } from '@core/resource/record'
import { idParams } from '@core/resource/schemas'
import { move } from '@core/states/move'
import { flowLink } from '@plugins/crm/contract'
import { Type as t } from '@sinclair/typebox'
import { answeredBy } from '../domain/answered-by'
import { checkedAnswers } from '../domain/check-answers'
import { checkChoices } from '../domain/check-choices'
import { checkConfirmed, confirmed, unlikelyInWords } from '../domain/check-confirmed'
import { checkNothingLacks } from '../domain/check-nothing-lacks'
import { customerForm, withCustomerAnswers } from '../domain/customer-form'
import { customersFlow, customersForm, staffOnlyNow } from '../domain/customers-form'
import { givenAnswers } from '../domain/given-answers'
import { itemStates } from '../domain/item-states'
import { keptForm, workedOut } from '../domain/kept-form'
import { mergeAnswers } from '../domain/merge-answers'
import { questionsOf } from '../domain/questions'
import { shownForm, shownToCustomer } from '../domain/shown-to-customer'
import { takenFor } from '../domain/taken-for'
import { FlowDataItem } from '../entities/flow-data-item'
import { VerticalVersion } from '../entities/vertical-version'
import { flowDataItems } from '../resources/flow-data-items'
import { answers, conflict } from './fill-in-item'

const access = { hash: flowLink } as const
const hash = t.String({ maxLength: 64 })
/** More than one page that saves what is typed asks, and too little to keep the server busy. */
const linkLimit = { of: 'answers on forms of a link', within: [{ most: 600, seconds: 300 }] } as const

/** What the customer of a dossier is asked to fill in. */
const formsByCustomer = call({
  method: 'GET',
  path: 'flow/:hash/formsbycustomer',
  access,
  summary: 'The forms that the customer of a dossier is asked to fill in, in order',
  params: t.Object({ hash }),
  response: t.Array(
    t.Object({
      id: t.Integer(),
      description: nullable(t.String()),
      form_name: t.String(),
      status: t.Union([t.Literal('open'), t.Literal('sent')]),
      date_sent: nullable(t.String()),
      asked: t.Integer({ description: 'How much it asks now' }),
      filled: t.Integer({ description: 'How much of that is filled in' }),
    }),
  ),
  async run(context, { recordId }) {
    const flow = await customersFlow(context, recordId)
    const items = await readRows(context, FlowDataItem, 'all', { flow_id: flow.id, asked_at: not(null) }, 'order')
    const versions = items.length
      ? await readRows(context, VerticalVersion, ['id', 'description', 'fields'], {
          id: [...new Set(items.map(({ verticalversion_id }) => verticalversion_id))],
        })
      : []
    const staffOnly = await staffOnlyNow(
      context,
      items.map(({ vertical_id }) => vertical_id),
    )
    const takenOf = await takenFor(
      context,
      items.map(({ id }) => id),
    )
    return items.map(({ id, description, status, date_sent, verticalversion_id, ...kept }) => {
      const version = versions.find(one => one.id === verticalversion_id)
      const form = customerForm(version?.fields ?? [], kept, staffOnly)
      const questions = questionsOf(form.fields, form, takenOf(id).places)
      return {
        ...{ id, description, status, date_sent, form_name: version?.description ?? '' },
        asked: questions.length,
        filled: questions.filter(({ isFilled }) => isFilled).length,
      }
    })
  },
})

/** A form as its customer fills it in, or reads it once it was sent (R-SURV-009). */
const getByCustomer = call({
  method: 'GET',
  path: 'flowdataitem/:id/getbycustomer',
  access,
  summary: 'A form as its customer fills it in: what is for staff alone is not in it',
  params: idParams,
  query: t.Object({ hash }),
  response: shownForm,
  run: async (context, { recordId, params: { id } }) =>
    shownToCustomer(context, await customersForm(context, recordId, id, 'read')),
})

/** The customer fills a form in (C-0576, R-SURV-012). */
const updateByCustomer = call({
  method: 'POST',
  path: 'flowdataitem/:id/updateByCustomer',
  access,
  summary: 'The customer fills in some fields of a form; what others filled in meanwhile stays',
  params: idParams,
  linkLimit,
  body: t.Object({ hash, field_values: answers, seen_values: t.Optional(answers) }, { additionalProperties: false }),
  response: t.Composite([shownForm, t.Object({ conflicts: t.Array(conflict) })]),
  async run(context, { recordId, params: { id }, body: { field_values, seen_values } }) {
    const form = await customersForm(context, recordId, id, 'write')
    const { item, fields } = form
    const before = givenAnswers(fields, item.field_values)
    const own = customerForm(fields, item, form.staffOnly)
    const mine = givenAnswers(own.fields, own.answers)
    const now = checkedAnswers(own.fields, field_values)
    const { answers: merged, conflicts } = mergeAnswers(own.fields, mine, {
      now,
      seen: seen_values ? givenAnswers(own.fields, seen_values) : mine,
    })
    const after = withCustomerAnswers(own.fields, merged, before)
    const worked = workedOut(fields, after)
    checkChoices(fields, keptForm(fields, worked), { before, sent: now })
    await updateRecord(flowDataItems, context, item, {
      ...worked,
      answered_by: { ...answeredBy(fields, { before, after }, item.answered_by, null) },
    })
    return { ...(await shownToCustomer(context, form)), conflicts }
  },
})

/** The customer has filled a form in; once it was sent it stays sent (C-0577). */
const sendByCustomer = call({
  method: 'POST',
  path: 'flowdataitem/:id/sendByCustomer',
  access,
  summary: 'The customer sends a form; a second time changes nothing and answers the first',
  params: idParams,
  linkLimit,
  body: t.Object({ hash, confirmed }, { additionalProperties: false }),
  response: shownForm,
  async run(context, { recordId, params: { id }, body }) {
    const known = await customersForm(context, recordId, id, 'hold')
    const { item, fields, staffOnly, flow, form_name } = known
    if (item.status === 'open') {
      const own = customerForm(fields, item, staffOnly)
      const { places } = (await takenFor(context, [id]))(id)
      const questions = questionsOf(own.fields, own, places)
      checkNothingLacks(questions, 'surveys.customer_still_empty')
      checkConfirmed(questions, body.confirmed ?? {})
      await move(context, itemStates, item, 'sendByCustomer', {
        by: flow.relation_fullname,
        note: { form: item.description ?? form_name, unlikely: unlikelyInWords(questions) },
        set: { sent_by_customer: true, sent_user_id: null },
      })
    }
    return shownToCustomer(context, known)
  },
})

export const fillInByCustomer = [formsByCustomer, getByCustomer, updateByCustomer, sendByCustomer]
