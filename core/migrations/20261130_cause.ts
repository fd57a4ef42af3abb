import type { SchemaStep } from '@core/db/migrate'

export const step: SchemaStep = {
  name: 'core/20261130_cause',
  up: [`alter table "outbox" add "cause" jsonb null;`],
}
