import type { SchemaStep } from '@core/db/migrate'

export const step: SchemaStep = {
  name: 'surveys/20261127_own_answer',
  up: [`alter table "verticaldatafield" add "own_answer" int not null default 0;`],
}
