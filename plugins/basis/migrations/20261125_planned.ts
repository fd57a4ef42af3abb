import type { SchemaStep } from '@core/db/migrate'

export const step: SchemaStep = {
  name: 'basis/20261125_planned',
  up: [`alter table "action" add "start_date" timestamptz(3) null, add "end_date" timestamptz(3) null;`],
}
