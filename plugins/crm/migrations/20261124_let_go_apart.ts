import type { SchemaStep } from '@core/db/migrate'

export const step: SchemaStep = {
  name: 'crm/20261124_let_go_apart',
  up: [
    `alter table "relation" validate constraint "tenant_fk_relation__organization_id";`,
    `alter table "flow" validate constraint "tenant_fk_flow__user_id";`,
    `alter table "flow" validate constraint "tenant_fk_flow__office_user_id";`,
    `alter table "flow" validate constraint "tenant_fk_flow__project_user_id";`,
    `alter table "note" validate constraint "tenant_fk_note__user_id";`,
    `alter table "message" validate constraint "tenant_fk_message__user_id";`,
    `alter table "flowfile" validate constraint "tenant_fk_flowfile__user_id";`,
  ],
  apart: true,
}
