import type { SchemaStep } from '@core/db/migrate'

export const step: SchemaStep = {
  name: 'core/20261124_trial',
  up: [`alter table "company_module" add "trial_until" timestamptz(3) null;`],
}
