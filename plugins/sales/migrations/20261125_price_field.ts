import type { SchemaStep } from '@core/db/migrate'

export const step: SchemaStep = {
  name: 'sales/20261125_price_field',
  up: [`alter table "product" add "price_field" varchar(64) null;`],
}
