import type { SchemaStep } from '@core/db/migrate'

export const step: SchemaStep = {
  name: 'confirmation/20261129_design_apart',
  up: [`alter table "confirmation" validate constraint "confirmation_design_check";`],
  apart: true,
}
