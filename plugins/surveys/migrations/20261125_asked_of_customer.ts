import type { SchemaStep } from '@core/db/migrate'

export const step: SchemaStep = {
  name: 'surveys/20261125_asked_of_customer',
  up: [
    `alter table "flowdataitem" add "asked_at" timestamptz(3) null, add "sent_by_customer" boolean not null default false, add "answered_by" jsonb not null default '{}';`,
    `alter table "verticaldatafield" add "staff_only" int not null default 0;`,
  ],
}
