import type { SchemaStep } from '@core/db/migrate'

/** Names of our neighbours and of the Netherlands as sheets and websites brought them, and numbers of telephones with the zero of home in them. */
const NAMES = `(values ('nl', 'Nederland'), ('nld', 'Nederland'), ('netherlands', 'Nederland'), ('the netherlands', 'Nederland'), ('holland', 'Nederland'), ('niederlande', 'Nederland'), ('paises bajos', 'Nederland'), ('países bajos', 'Nederland'), ('nederland', 'Nederland'), ('be', 'België'), ('bel', 'België'), ('belgie', 'België'), ('belgië', 'België'), ('belgium', 'België'), ('belgique', 'België'), ('belgien', 'België'), ('de', 'Duitsland'), ('deu', 'Duitsland'), ('duitsland', 'Duitsland'), ('germany', 'Duitsland'), ('deutschland', 'Duitsland'), ('alemania', 'Duitsland')) known (written, named)`

const named = (table: string) =>
  `update "${table}" t set country = known.named from ${NAMES} where lower(btrim(t.country)) = known.written and t.country <> known.named;`

const DIGITS = String.raw`regexp_replace(regexp_replace(phone, '\(\s*0\s*\)', ''), '\D', '', 'g')`
const dialled = (table: string) =>
  String.raw`update "${table}" set search_text = search_text || ' ' || ${DIGITS} where phone ~ '^\s*(\+|00)[^(]*\(\s*0\s*\)' and strpos(search_text, ${DIGITS}) = 0;`

export const step: SchemaStep = {
  name: 'crm/20261127_as_people_write_apart',
  up: [...['relation', 'organization', 'location'].map(named), ...['relation', 'organization'].map(dialled)],
  apart: true,
}
