import type { SchemaStep } from '@core/db/migrate'

export const step: SchemaStep = {
  name: 'crm/20261125_labels',
  up: [
    `alter table "organization" add "tags" jsonb not null default '[]';`,
    `alter table "relation" add "tags" jsonb not null default '[]';`,
  ],
}
