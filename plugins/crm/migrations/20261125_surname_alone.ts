import type { SchemaStep } from '@core/db/migrate'

export const step: SchemaStep = {
  name: 'crm/20261125_surname_alone',
  up: [`alter table "relation" alter column "name" set default '';`],
}
