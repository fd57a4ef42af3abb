import type { SchemaStep } from '@core/db/migrate'

export const step: SchemaStep = {
  name: 'surveys/20261128_form_drafts',
  up: [
    `alter table "vertical" add "draft_of_id" bigint null;`,
    `alter table "verticaldatafield" add "draft_of_id" bigint null;`,
    `alter table "vertical" add constraint "tenant_fk_vertical__draft_of_id" foreign key ("company_id", "draft_of_id") references "vertical" ("company_id", "id") on delete cascade not valid;`,
    `alter table "verticaldatafield" add constraint "tenant_fk_verticaldatafield__draft_of_id" foreign key ("company_id", "draft_of_id") references "verticaldatafield" ("company_id", "id") on delete cascade not valid;`,
  ],
}
