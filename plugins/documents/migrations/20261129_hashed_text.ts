import type { SchemaStep } from '@core/db/migrate'

export const step: SchemaStep = {
  name: 'documents/20261129_hashed_text',
  up: [
    `alter table "attachment" add "digest" varchar(64) null;`,
    `alter table "documentversion" add "hashed_text" text null;`,
    `alter table "signature" add "ip_address" varchar(64) null;`,
  ],
}
