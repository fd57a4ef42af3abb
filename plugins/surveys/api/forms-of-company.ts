import { call } from '@core/context/call'
import { readRows } from '@core/db/list'
import { rowSchema } from '@core/db/schema'
import { Type as t } from '@sinclair/typebox'
import { versionsOf } from '../domain/form-version'
import { formsOnOffer } from '../domain/forms-of-profiles'
import { Vertical } from '../entities/vertical'
import { VerticalDataField } from '../entities/vertical-data-field'
import { keptField } from '../entities/vertical-version'

const forms = t.Array(rowSchema(Vertical, 'vertical.row'))
const fields = t.Array(rowSchema(VerticalDataField))

/** Forms on offer, for everybody who fills them in (C-0464, R-SET-016). */
export const formsOfCompany = call({
  method: 'GET',
  path: 'company/getverticals',
  access: { role: 100 },
  summary: 'The forms of the company that are on offer',
  query: t.Object({
    flow_id: t.Optional(t.Integer({ minimum: 1, description: 'Those that this dossier can have by its profile' })),
  }),
  response: forms,
  run: (context, { query }) => formsOnOffer(context, query.flow_id),
})

/** What forms on offer ask, each as the version that is filled in: a form that is begun without a connection begins on it. */
export const versionsOfCompany = call({
  method: 'GET',
  path: 'company/getverticalversions',
  access: { role: 100 },
  summary: 'What the forms that are on offer ask now, as the versions that are filled in',
  response: t.Array(
    t.Object({
      id: t.Integer(),
      vertical_id: t.Integer(),
      revision: t.Integer(),
      description: t.String(),
      fields: t.Array(keptField),
    }),
  ),
  async run(context) {
    const offered = await readRows(context, Vertical, ['id', 'revision'], { archived: 0 }, 'order')
    const versions = await versionsOf(context, offered)
    return offered.flatMap(form => {
      const version = versions.get(form.id)
      if (!version) return []
      const { id, vertical_id, revision, description, fields } = version
      return [{ id, vertical_id, revision, description, fields: [...fields] }]
    })
  },
})

/** Fields of forms on offer, for conditions and products (C-0463). */
export const fieldsOfCompany = call({
  method: 'GET',
  path: 'company/getverticaldatafields',
  access: { role: 100 },
  summary: 'The fields of all forms that are on offer',
  response: fields,
  async run(context) {
    const offered = await readRows(context, Vertical, ['id'], { archived: 0 }, 'order')
    if (!offered.length) return []
    return readRows(context, VerticalDataField, 'all', { vertical_id: offered.map(({ id }) => id) }, 'order')
  },
})

/** Forms and their fields in one answer, for the settings of tasks (C-0455). */
export const taskFormSettings = call({
  method: 'GET',
  path: 'company/getcurrenttaskverticalsettings',
  access: { module: 'SETTINGS' },
  summary: 'Forms with their fields, as the show rules of tasks ask for them',
  response: t.Object({ verticals: forms, verticaldatafields: fields }),
  async run(context) {
    const verticals = await readRows(context, Vertical, 'all', { archived: 0 }, 'order')
    const where = { vertical_id: verticals.map(({ id }) => id) }
    const verticaldatafields = verticals.length ? await readRows(context, VerticalDataField, 'all', where, 'order') : []
    return { verticals, verticaldatafields }
  },
})
