import type { SchemaStep } from '@core/db/migrate'

export const step: SchemaStep = {
  name: 'sales/20261130_materials',
  up: [`alter table "product" add "supplier" varchar(255) null, add "is_equipment" boolean not null default false;`],
}
