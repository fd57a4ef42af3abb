import type { SchemaStep } from '@core/db/migrate'

export const step: SchemaStep = {
  name: 'document/20261128_sent_to',
  up: [`alter table "document" add "sent_to" varchar(255) null;`],
}
