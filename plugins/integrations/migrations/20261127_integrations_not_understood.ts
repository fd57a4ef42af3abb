import type { SchemaStep } from '@core/db/migrate'

export const step: SchemaStep = {
  name: 'integrations/20261127_integrations_not_understood',
  up: [`alter table "integration" add "not_understood" jsonb not null default '[]';`],
}
