import type { SchemaStep } from '@core/db/migrate'

export const step: SchemaStep = {
  name: 'crm/20261128_references_apart',
  up: [`alter table "flowlocation" validate constraint "tenant_fk_flowlocation__location_id";`],
  apart: true,
}
