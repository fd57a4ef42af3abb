import type { SchemaStep } from '@core/db/migrate'

export const step: SchemaStep = {
  name: 'surveys/20261125_forms_in_dossier',
  up: [
    `alter table "flowdataitem" add "sent_user_id" bigint null;`,
    `alter table "flowdataitem" add constraint "tenant_fk_flowdataitem__sent_user_id" foreign key ("company_id", "sent_user_id") references "user" ("company_id", "id") not valid;`,
  ],
}
