import type { SchemaStep } from '@core/db/migrate'

export const step: SchemaStep = {
  name: 'admin/20261129_widget_types',
  up: [
    `create table "documentwidgettype" ("id" bigserial primary key, "version" int not null default 1, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "tag" text not null, "widget_tag" text not null, "description" varchar(255) null, "order" int not null default 0, "is_active" boolean not null default true, "stringcontent" varchar(255) null, "textcontent" text null, "textcontent2" text null, "textcontent3" text null);`,
    `alter table "documentwidgettype" add constraint "documentwidgettype_tag_unique" unique ("tag");`,
  ],
}
