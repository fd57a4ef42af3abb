import type { SchemaStep } from '@core/db/migrate'

export const step: SchemaStep = {
  name: 'surveys/20261127_kept_forms',
  up: [`alter table "flowdataitem" add "not_asked" jsonb null;`],
}
