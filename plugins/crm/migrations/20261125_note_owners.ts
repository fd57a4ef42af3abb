import type { SchemaStep } from '@core/db/migrate'

export const step: SchemaStep = {
  name: 'crm/20261125_note_owners',
  up: [
    `alter table "note" drop constraint "note_noteable_type_check";`,
    `alter table "note" add constraint "note_noteable_type_check" check ("noteable_type" in ('relation', 'organization', 'flow', 'company', 'intake', 'quotation', 'project', 'invoice', 'product', 'agendaitem', 'user')) not valid;`,
  ],
}
