import type { SchemaStep } from '@core/db/migrate'

export const step: SchemaStep = {
  name: 'project/20261130_delivery',
  up: [`alter table "project" add "delivery_id" bigint null;`],
}
