import type { SchemaStep } from '@core/db/migrate'

export const step: SchemaStep = {
  name: 'quotation/20261123_versions',
  up: [
    `alter table "quotation" drop column "update_reason";`,
    `alter table "quotation" add "documentversion_id" bigint null, add "version_number" int not null default 0, add "changed_since_sent" boolean not null default false;`,
    `alter table "quotation" no force row level security;`,
    `alter table "calculation" no force row level security;`,
    `alter table "flow" no force row level security;`,
    `alter table "relation" no force row level security;`,
    `update "calculation" c set "calculable_id" = d."id" from "quotation" d where d."company_id" = c."company_id" and d."calculation_id" = c."id";`,
    `update "quotation" d set "flow_id" = null where d."flow_id" is not null and not exists (select from "flow" f where f."company_id" = d."company_id" and f."id" = d."flow_id");`,
    `update "quotation" d set "relation_id" = null where d."relation_id" is not null and not exists (select from "relation" r where r."company_id" = d."company_id" and r."id" = d."relation_id");`,
    `alter table "quotation" force row level security;`,
    `alter table "calculation" force row level security;`,
    `alter table "flow" force row level security;`,
    `alter table "relation" force row level security;`,
    `alter table "quotation" add constraint "tenant_fk_quotation__flow_id" foreign key ("company_id", "flow_id") references "flow" ("company_id", "id") on delete set null ("flow_id") not valid;`,
    `alter table "quotation" add constraint "tenant_fk_quotation__relation_id" foreign key ("company_id", "relation_id") references "relation" ("company_id", "id") on delete set null ("relation_id") not valid;`,
    `alter table "quotation" add constraint "tenant_fk_quotation__documentversion_id" foreign key ("company_id", "documentversion_id") references "documentversion" ("company_id", "id") not valid;`,
  ],
}
