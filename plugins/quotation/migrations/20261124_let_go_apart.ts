import type { SchemaStep } from '@core/db/migrate'

export const step: SchemaStep = {
  name: 'quotation/20261124_let_go_apart',
  up: [
    `alter table "quotation" validate constraint "tenant_fk_quotation__flow_id";`,
    `alter table "quotation" validate constraint "tenant_fk_quotation__relation_id";`,
    `alter table "quotation" validate constraint "tenant_fk_quotation__user_id";`,
  ],
  apart: true,
}
