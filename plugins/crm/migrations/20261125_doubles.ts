import type { SchemaStep } from '@core/db/migrate'

export const step: SchemaStep = {
  name: 'crm/20261125_doubles',
  up: [
    `alter table "flow" add "may_be_double" boolean not null default false;`,
    `alter table "relation" add "not_doubles" jsonb not null default '[]';`,
  ],
}
