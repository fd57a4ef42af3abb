import type { SchemaStep } from '@core/db/migrate'

export const step: SchemaStep = {
  name: 'workflow/20261130_workflow_order',
  up: [
    `alter table "delayedrule" add "outbox_id" bigint null;`,
    `alter table "triggerevent" add "outbox_id" bigint null, add "is_imported" boolean not null default false, add "unmet" jsonb not null default '[]';`,
  ],
}
