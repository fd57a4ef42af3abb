import { call } from '@core/context/call'
import { nullable } from '@core/db/schema'
import { Type as t } from '@sinclair/typebox'
import { noteTexts } from '../domain/note-texts'

/** The moments of contact that the company knows (C-0460). */
export const getContactTemplates = call({
  method: 'GET',
  path: 'company/getcontacttemplates',
  access: { role: 100 },
  summary: 'Contact templates of the company',
  response: t.Array(
    t.Object({
      id: t.Integer(),
      title: t.String(),
      note: t.String(),
      flow_phase_id: nullable(t.Integer()),
    }),
  ),
  run: noteTexts.contacts,
})
