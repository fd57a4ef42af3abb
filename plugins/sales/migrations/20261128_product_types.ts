import type { SchemaStep } from '@core/db/migrate'

export const step: SchemaStep = {
  name: 'sales/20261128_product_types',
  up: [
    `alter table "product" add "derivative_percentage" numeric(16,4) not null default '100.0000', add "sub_amount" numeric(16,4) not null default '1.0000', add "cost_price" numeric(16,4) null, add "togglefield_value" varchar(255) null, add "toggle2field_value" varchar(255) null, add "toggle3field_value" varchar(255) null;`,
  ],
}
