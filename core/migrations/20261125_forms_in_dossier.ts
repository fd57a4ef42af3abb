import type { SchemaStep } from '@core/db/migrate'

export const step: SchemaStep = {
  name: 'core/20261125_forms_in_dossier',
  up: [`alter table "attachedfile" add "field_name" varchar(255) null;`],
}
