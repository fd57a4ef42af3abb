import type { SchemaStep } from '@core/db/migrate'

export const step: SchemaStep = {
  name: 'documents/20261124_kept_aside',
  up: [`alter table "documentversion" add "kept_aside" boolean not null default false;`],
}
