import type { SchemaStep } from '@core/db/migrate'

export const step: SchemaStep = {
  name: 'surveys/20261128_options_by',
  up: [`alter table "verticaldatafield" add "options_by" jsonb null;`],
}
