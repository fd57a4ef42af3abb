import type { SchemaStep } from '@core/db/migrate'

export const step: SchemaStep = {
  name: 'crm/20261125_planned',
  up: [`alter table "agendaitem" add "absent" boolean not null default false;`],
}
