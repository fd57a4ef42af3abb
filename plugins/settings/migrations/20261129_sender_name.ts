import type { SchemaStep } from '@core/db/migrate'

export const step: SchemaStep = {
  name: 'settings/20261129_sender_name',
  up: [`alter table "flowprofile" add "sender_name" varchar(120) null;`],
}
