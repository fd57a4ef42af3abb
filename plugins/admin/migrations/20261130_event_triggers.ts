import type { SchemaStep } from '@core/db/migrate'

export const step: SchemaStep = {
  name: 'admin/20261130_event_triggers',
  up: [
    `create table "eventtrigger" ("id" bigserial primary key, "version" int not null default 1, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "tag" text not null, "description" varchar(255) null, "flowstage" text null, "is_active" boolean not null default true);`,
    `alter table "eventtrigger" add constraint "eventtrigger_tag_unique" unique ("tag");`,
    `alter table "eventtrigger" add constraint "eventtrigger_flowstage_check" check ("flowstage" in ('algemeen', 'new', 'intake', 'quotation', 'confirmation', 'project', 'invoice', 'aftercare'));`,
  ],
}
