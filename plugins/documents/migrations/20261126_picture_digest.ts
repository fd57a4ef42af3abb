import type { SchemaStep } from '@core/db/migrate'

export const step: SchemaStep = {
  name: 'documents/20261126_picture_digest',
  up: [`alter table "documentwidget" add "picture_digest" varchar(64) null;`],
}
