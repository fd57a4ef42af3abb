import type { SchemaStep } from '@core/db/migrate'

export const step: SchemaStep = {
  name: 'crm/20261125_profile_choices',
  up: [
    `alter table "flowfile" add "flowprofile_id" bigint null, add "companysettings_id" bigint null;`,
    `alter table "flowfile" alter column "flow_id" drop not null;`,
  ],
}
