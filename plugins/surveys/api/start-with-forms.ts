import { call } from '@core/context/call'
import { lockByName } from '@core/db/lock-by-name'
import { countRecords } from '@core/db/open-record'
import { toRow } from '@core/resource/row'
import { rowWith } from '@core/resource/schemas'
import { Type as t } from '@sinclair/typebox'
import { makeFirstForms } from '../domain/make-first-forms'
import { Vertical } from '../entities/vertical'
import { verticals } from '../resources/verticals'

/** Forms to start from, for a company that has none. */
export const startWithForms = call({
  method: 'POST',
  path: 'vertical/startforms',
  access: { module: 'SETTINGS' },
  summary: 'Begin with the forms that are ready to use',
  status: 201,
  response: t.Array(rowWith(verticals, [])),
  async run(context) {
    await lockByName(context, 'first forms')
    if (await countRecords(context, Vertical, {})) throw context.refuse('surveys.has_forms')
    return (await makeFirstForms(context)).map(form => toRow(Vertical, form))
  },
})
