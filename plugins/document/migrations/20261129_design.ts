import type { SchemaStep } from '@core/db/migrate'

export const step: SchemaStep = {
  name: 'document/20261129_design',
  up: [
    `alter table "document" add "design" text null;`,
    `alter table "document" add constraint "document_design_check" check ("design" in ('classic', 'modern', 'brochure')) not valid;`,
  ],
}
