import type { Context } from '@core/context/context'
import { invalid } from '@core/context/problem'
import { insertRecord } from '@core/db/insert'
import { readRows } from '@core/db/list'
import { lockByName } from '@core/db/lock-by-name'
import { openRecord, openRecords } from '@core/db/open-record'
import { fullname } from '@core/domain/fullname'
import { ordered } from '@core/resource/ordered'
import { type Enricher, resource } from '@core/resource/resource'
import { User } from '@core/users/user'
import { userNames } from '@core/users/user-names'
import { priceAnswersChanged } from '@plugins/sales/contract'
import { Type as t } from '@sinclair/typebox'
import type { AnsweredBy } from '../domain/answered-by'
import { checkedAnswers } from '../domain/check-answers'
import { checkChoices } from '../domain/check-choices'
import { defaultAnswers } from '../domain/default-answers'
import { versionNow } from '../domain/form-version'
import { itemStates } from '../domain/item-states'
import { keptForm, workedOut } from '../domain/kept-form'
import { FlowData } from '../entities/flow-data'
import { FlowDataItem } from '../entities/flow-data-item'
import { Vertical } from '../entities/vertical'
import { keptField, VerticalVersion } from '../entities/vertical-version'

/** Who said that a form was filled in. */
export const sentBy: Enricher = {
  fields: { sent_by: t.Union([t.String(), t.Null()]) },
  run: userNames('sent_user_id', 'sent_by'),
}

/** Forms that are filled in. Answers change through `PATCH`, which joins what several devices fill in. */
export const flowDataItems = resource({
  entity: FlowDataItem,
  module: 'CRM',
  sort: 'order',
  calls: ['list', 'get', 'create', 'delete'],
  called: { by: 'description', notes: ['form_name'] },
  readonly: ['flow_id', 'verticalversion_id', 'item_type', 'circular', 'not_asked', 'asked_at', 'answered_by'],
  states: itemStates,
  abilities: [ordered],
  enrich: [
    {
      fields: { form_name: t.String() },
      async run(rows, context) {
        const ids = [...new Set(rows.map(row => Number(row.verticalversion_id)))]
        const versions = await readRows(context, VerticalVersion, ['id', 'description'], { id: ids })
        for (const row of rows)
          row.form_name = versions.find(({ id }) => id === row.verticalversion_id)?.description ?? ''
      },
    },
    sentBy,
    {
      single: true,
      fields: { answerers: t.Array(t.Object({ id: t.Integer(), name: t.String() })) },
      async run(rows, context) {
        const ids = rows.flatMap(row => Object.values(row.answered_by as AnsweredBy).filter(id => id !== null))
        const users = ids.length ? await openRecords(context, User, { id: [...new Set(ids)] }) : []
        for (const row of rows) row.answerers = users.map(user => ({ id: user.id, name: fullname(user) }))
      },
    },
    {
      single: true,
      fields: { fields: t.Array(keptField) },
      async run(rows, context) {
        const versions = await openRecords(context, VerticalVersion, {
          id: rows.map(row => Number(row.verticalversion_id)),
        })
        for (const row of rows) row.fields = versions.find(({ id }) => id === row.verticalversion_id)?.fields ?? []
      },
    },
  ],
  async openWhole(context, items) {
    const flows = new Set(items.flatMap(({ flow_id }) => flow_id ?? []))
    for (const flow_id of flows) await context.emit(priceAnswersChanged, { flow_id })
  },
  async prepare(item, context, changes, before) {
    item.description = item.description?.trim() || null
    if (before) return
    const { form, version } = await begunVersion(context, item, changes.verticalversion_id)
    const holder = await openRecord(context, FlowData, item.flow_data_id)
    item.flow_id = holder?.flow_id ?? null
    if (item.flow_id) await context.emit(priceAnswersChanged, { flow_id: item.flow_id })
    item.verticalversion_id = version.id
    item.item_type = form.type
    const fields = version.fields
    const given = checkedAnswers(fields, item.field_values ?? {})
    const worked = workedOut(fields, { ...defaultAnswers(fields), ...given })
    checkChoices(fields, keptForm(fields, worked), { before: {}, sent: given })
    Object.assign(item, worked)
    if (changes.order === undefined) item.order = await nextPlace(context, item.flow_data_id)
  },
})

/**
 * The version that a form is begun on: what it asks now, or what a device was told that it asks. Such a form was begun
 * before the server heard of it, also where it is not on offer any more by now.
 *
 * @throws Problem 422 for a form that is not on offer, or a version of another form
 */
async function begunVersion(context: Context, { vertical_id }: { vertical_id: number }, versionId: unknown) {
  if (versionId === undefined) {
    const now = await versionNow(context, vertical_id)
    if (now.form.archived) throw invalid('vertical_id', 'surveys.form_archived')
    return now
  }
  const form = await openRecord(context, Vertical, vertical_id)
  const version = await openRecord(context, VerticalVersion, { id: Number(versionId), vertical_id })
  if (!form || !version) throw invalid('verticalversion_id', 'core.unknown_reference')
  return { form, version }
}

async function nextPlace(context: Context, flow_data_id: number): Promise<number> {
  const [last] = await readRows(context, FlowDataItem, ['order'], { flow_data_id }, '-order', {
    limit: 1,
    trashed: false,
  })
  return (last?.order ?? -1) + 1
}

/** The forms of a dossier, made when the first one is filled in: once, however many begin at the same moment. */
export async function flowDataOf(context: Context, flow_id: number): Promise<{ readonly id: number }> {
  const known = () => openRecord(context, FlowData, { flow_id }, { sort: 'id' })
  const before = await known()
  if (before) return before
  await lockByName(context, `forms of flow ${flow_id}`)
  return (await known()) ?? insertRecord(context, FlowData, { flow_id })
}
