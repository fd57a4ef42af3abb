import type { SchemaStep } from '@core/db/migrate'

/** What stood with a dossier by its kind and number alone names it in `flow_id` as well. */
const named = (table: string, about: string) =>
  `update "${table}" t set flow_id = t.${about}_id from "flow" f where f.company_id = t.company_id and f.id = t.${about}_id and t.${about}_type = 'flow' and t.flow_id is null;`

export const step: SchemaStep = {
  name: 'crm/20261127_of_dossiers_apart',
  up: [named('note', 'noteable'), named('agendaitem', 'agendaitemable')],
  apart: true,
}
