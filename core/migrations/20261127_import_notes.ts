import type { SchemaStep } from '@core/db/migrate'

export const step: SchemaStep = {
  name: 'core/20261127_import_notes',
  up: [`alter table "importfile" add "notes" jsonb not null default '[]';`],
}
