import type { SchemaStep } from '@core/db/migrate'

export const step: SchemaStep = {
  name: 'invoice/20261129_design_apart',
  up: [`alter table "invoice" validate constraint "invoice_design_check";`],
  apart: true,
}
