import type { SchemaStep } from '@core/db/migrate'

export const step: SchemaStep = {
  name: 'documents/20261129_option_groups_apart',
  up: [`alter table "calculationitem" validate constraint "calculationitem_option_rule_check";`],
  apart: true,
}
