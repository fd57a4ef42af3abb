import type { SchemaStep } from '@core/db/migrate'

export const step: SchemaStep = {
  name: 'core/20261127_taken_at',
  up: [`alter table "picture" add "taken_at" timestamptz(3) null;`],
}
