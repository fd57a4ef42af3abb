import type { SchemaStep } from '@core/db/migrate'

export const step: SchemaStep = {
  name: 'surveys/20261128_options_by',
  up: [
    `drop policy "verticaldatafield_tenant_policy" on "verticaldatafield";`,
    `alter table "verticaldatafield" add "options_by" jsonb null;`,
    `alter table "verticaldatafield" alter column "options" type varchar(10000) using ("options"::varchar(10000));`,
    `create policy "verticaldatafield_tenant_policy" on "verticaldatafield" using ("company_id" = current_setting('app.company_id')::bigint);`,
  ],
}
