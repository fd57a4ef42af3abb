import type { SchemaStep } from '@core/db/migrate'

export const step: SchemaStep = {
  name: 'basis/20261125_reminders',
  up: [
    `alter table "action" add "remind_at" timestamptz(3) null, add "remind_mail" boolean not null default false, add "reminded_at" timestamptz(3) null;`,
    `alter table "task" add "remind_at" timestamptz(3) null, add "remind_mail" boolean not null default false, add "reminded_at" timestamptz(3) null;`,
  ],
}
