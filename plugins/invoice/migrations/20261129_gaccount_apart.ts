import type { SchemaStep } from '@core/db/migrate'

export const step: SchemaStep = {
  name: 'invoice/20261129_gaccount_apart',
  up: [`alter table "payment" validate constraint "payment_way_check";`],
  apart: true,
}
