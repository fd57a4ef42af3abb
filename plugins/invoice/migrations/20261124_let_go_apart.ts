import type { SchemaStep } from '@core/db/migrate'

export const step: SchemaStep = {
  name: 'invoice/20261124_let_go_apart',
  up: [
    `alter table "invoice" validate constraint "tenant_fk_invoice__flow_id";`,
    `alter table "invoice" validate constraint "tenant_fk_invoice__relation_id";`,
    `alter table "invoice" validate constraint "tenant_fk_invoice__user_id";`,
    `alter table "invoice" validate constraint "tenant_fk_invoice__quotation_id";`,
  ],
  apart: true,
}
