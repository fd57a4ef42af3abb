import type { SchemaStep } from '@core/db/migrate'

export const step: SchemaStep = {
  name: 'core/20261125_asked_of_customer',
  up: [`alter table "attachedfile" add "by_customer" boolean not null default false;`],
}
