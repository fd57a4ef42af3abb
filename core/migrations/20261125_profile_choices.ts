import type { SchemaStep } from '@core/db/migrate'

export const step: SchemaStep = {
  name: 'core/20261125_profile_choices',
  up: [
    `alter table "companysettings" add "email_header_key" varchar(255) null, add "email_footer_key" varchar(255) null;`,
  ],
}
