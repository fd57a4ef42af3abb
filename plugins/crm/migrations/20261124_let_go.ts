import type { SchemaStep } from '@core/db/migrate'

export const step: SchemaStep = {
  name: 'crm/20261124_let_go',
  up: [
    `alter table "relation" drop constraint "tenant_fk_relation__organization_id", add constraint "tenant_fk_relation__organization_id" foreign key ("company_id", "organization_id") references "organization" ("company_id", "id") not valid;`,
    `alter table "flow" drop constraint "tenant_fk_flow__user_id", add constraint "tenant_fk_flow__user_id" foreign key ("company_id", "user_id") references "user" ("company_id", "id") not valid;`,
    `alter table "flow" drop constraint "tenant_fk_flow__office_user_id", add constraint "tenant_fk_flow__office_user_id" foreign key ("company_id", "office_user_id") references "user" ("company_id", "id") not valid;`,
    `alter table "flow" drop constraint "tenant_fk_flow__project_user_id", add constraint "tenant_fk_flow__project_user_id" foreign key ("company_id", "project_user_id") references "user" ("company_id", "id") not valid;`,
    `alter table "note" drop constraint "tenant_fk_note__user_id", add constraint "tenant_fk_note__user_id" foreign key ("company_id", "user_id") references "user" ("company_id", "id") not valid;`,
    `alter table "message" drop constraint "tenant_fk_message__user_id", add constraint "tenant_fk_message__user_id" foreign key ("company_id", "user_id") references "user" ("company_id", "id") not valid;`,
    `alter table "flowfile" drop constraint "tenant_fk_flowfile__user_id", add constraint "tenant_fk_flowfile__user_id" foreign key ("company_id", "user_id") references "user" ("company_id", "id") not valid;`,
  ],
}
