import type { SchemaStep } from '@core/db/migrate'

export const step: SchemaStep = {
  name: 'basis/20261130_projects',
  up: [`alter table "task" add "offset_days" int null, add "offset_time" int null;`],
}
