import type { SchemaStep } from '@core/db/migrate'

export const step: SchemaStep = {
  name: 'surveys/20261128_references_apart',
  up: [`alter table "flowdataitemlocation" validate constraint "tenant_fk_flowdataitemlocation__location_id";`],
  apart: true,
}
