import type { SchemaStep } from '@core/db/migrate'

export const step: SchemaStep = {
  name: 'settings/20261125_profile_choices',
  up: [
    `alter table "flowprofile" add "document_templates" jsonb not null default '{}', add "vertical_whitelist" jsonb not null default '[]', add "email_header_key" varchar(255) null, add "email_footer_key" varchar(255) null, add "customer_background_key" varchar(255) null;`,
  ],
}
