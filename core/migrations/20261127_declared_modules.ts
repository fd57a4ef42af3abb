import type { SchemaStep } from '@core/db/migrate'

export const step: SchemaStep = {
  name: 'core/20261127_declared_modules',
  up: [`alter table "company_module" drop constraint "company_module_module_check";`],
}
