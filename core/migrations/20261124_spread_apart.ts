import type { SchemaStep } from '@core/db/migrate'

export const step: SchemaStep = {
  name: 'core/20261124_spread_apart',
  up: [
    `alter table "picture" validate constraint "tenant_fk_picture__user_id";`,
    `alter table "attachedfile" validate constraint "tenant_fk_attachedfile__user_id";`,
    `alter table "importfile" validate constraint "tenant_fk_importfile__user_id";`,
  ],
  apart: true,
}
