import type { SchemaStep } from '@core/db/migrate'

export const step: SchemaStep = {
  name: 'aftercare/20261130_resolution',
  up: [`alter table "incident" add "cause" varchar(1000) null, add "solution" varchar(2000) null;`],
}
