import type { SchemaStep } from '@core/db/migrate'

export const step: SchemaStep = {
  name: 'crm/20261125_note_owners_apart',
  up: [`alter table "note" validate constraint "note_noteable_type_check";`],
  apart: true,
}
