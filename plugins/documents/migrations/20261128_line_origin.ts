import type { SchemaStep } from '@core/db/migrate'

export const step: SchemaStep = {
  name: 'documents/20261128_line_origin',
  up: [`alter table "calculationitem" add "origin" varchar(64) null;`],
}
