import type { SchemaStep } from '@core/db/migrate'

export const step: SchemaStep = {
  name: 'surveys/20261127_what_fields_expect',
  up: [
    `alter table "verticaldatafield" add "decimals" int null, add "min_value" numeric(16,4) null, add "max_value" numeric(16,4) null, add "default_value" varchar(255) null, add "least_photos" int null;`,
  ],
}
