import type { SchemaStep } from '@core/db/migrate'

export const step: SchemaStep = {
  name: 'quotation/20261129_design_apart',
  up: [`alter table "quotation" validate constraint "quotation_design_check";`],
  apart: true,
}
