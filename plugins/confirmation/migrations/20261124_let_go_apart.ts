import type { SchemaStep } from '@core/db/migrate'

export const step: SchemaStep = {
  name: 'confirmation/20261124_let_go_apart',
  up: [
    `alter table "confirmation" validate constraint "tenant_fk_confirmation__flow_id";`,
    `alter table "confirmation" validate constraint "tenant_fk_confirmation__relation_id";`,
    `alter table "confirmation" validate constraint "tenant_fk_confirmation__user_id";`,
    `alter table "confirmation" validate constraint "tenant_fk_confirmation__quotation_id";`,
  ],
  apart: true,
}
