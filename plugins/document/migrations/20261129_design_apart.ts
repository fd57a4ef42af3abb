import type { SchemaStep } from '@core/db/migrate'

export const step: SchemaStep = {
  name: 'document/20261129_design_apart',
  up: [`alter table "document" validate constraint "document_design_check";`],
  apart: true,
}
