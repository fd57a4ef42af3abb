import { call } from '@core/context/call'
import { nullable } from '@core/db/schema'
import type { ReferenceTarget } from '@core/domain/field-description'
import { Type as t } from '@sinclair/typebox'
import { importedReference, projectTemplates } from '../domain/import-choices'
import { firedTriggers } from '../domain/triggers'
import { flows } from '../resources/flows'

const reference = nullable(
  t.Unsafe<ReferenceTarget>(
    t.Object(
      {
        path: t.String(),
        by: t.String(),
        notes: t.Array(t.String()),
        sort: t.String(),
        modules: t.Optional(t.Array(t.String())),
      },
      { description: 'How one is looked up; null where the company has none' },
    ),
  ),
)

/** What other modules of the company do with dossiers that are imported, for who fills in what holds for all of them. */
export const getImportChoices = call({
  method: 'GET',
  path: 'flow/importchoices',
  access: { module: 'CRM', role: 999 },
  summary: 'Triggers, partners, partner projects and project templates that an import of dossiers can be given',
  response: t.Object({
    event_triggers: t.Array(t.Object({ tag: t.String(), label: t.String() })),
    partner: reference,
    partner_project: reference,
    project_templates: nullable(t.Array(t.Object({ id: t.Integer(), name: t.String() }))),
  }),
  async run(context) {
    return {
      event_triggers: [...firedTriggers(context)],
      partner: importedReference(context, flows, 'partner_id'),
      partner_project: importedReference(context, flows, 'partner_project_id'),
      project_templates: await projectTemplates(context),
    }
  },
})
