import type { SchemaStep } from '@core/db/migrate'

export const step: SchemaStep = {
  name: 'core/20261124_company_house_number',
  up: [`alter table "company" add "number" varchar(16) null, add "number_addition" varchar(16) null;`],
}
