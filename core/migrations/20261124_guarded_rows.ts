import type { SchemaStep } from '@core/db/migrate'

export const step: SchemaStep = {
  name: 'core/20261124_guarded_rows',
  up: [
    `alter table "idempotent_answer" enable row level security;`,
    `create policy "idempotent_answer_own_rows" on "idempotent_answer" using (coalesce((nullif(current_setting('app.company_id', true), ''))::bigint = company_id, true));`,
    `comment on table "log_item" is 'append-only';`,
    `alter table "outbox" enable row level security;`,
    `create policy "outbox_own_rows" on "outbox" using (coalesce((nullif(current_setting('app.company_id', true), ''))::bigint = company_id, true));`,
    `alter table "password_reset" enable row level security;`,
    `create policy "password_reset_own_rows" on "password_reset" using (coalesce((nullif(current_setting('app.company_id', true), ''))::bigint = company_id, true));`,
  ],
}
