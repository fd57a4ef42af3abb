import type { SchemaStep } from '@core/db/migrate'

export const step: SchemaStep = {
  name: 'documents/20261129_option_groups',
  up: [
    `alter table "calculationitem" add "option_group" varchar(80) null, add "option_rule" text not null default 'any', add "option_max" int null;`,
    `alter table "calculationitem" add constraint "calculationitem_option_rule_check" check ("option_rule" in ('any', 'at_most_one', 'one')) not valid;`,
  ],
}
