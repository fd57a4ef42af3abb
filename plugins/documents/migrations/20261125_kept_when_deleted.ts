import type { SchemaStep } from '@core/db/migrate'

export const step: SchemaStep = {
  name: 'documents/20261125_kept_when_deleted',
  up: [
    `alter table "calculationitem" add "deleted_at" timestamptz(3) null;`,
    `alter table "documentwidget" add "deleted_at" timestamptz(3) null;`,
  ],
}
