import type { SchemaStep } from './migrate'

/** What keeps readers or writers of a table waiting for as long as the table is large, or breaks the release before. */
const CARELESS: readonly { readonly what: RegExp; readonly instead: string }[] = [
  { what: /^create (unique )?index (?!concurrently)/i, instead: 'create index concurrently, in a step apart' },
  {
    what: /^alter table .* add constraint .* (unique|primary key) \(/i,
    instead: 'create unique index concurrently in a step apart, then add constraint … using index',
  },
  {
    what: /^alter table .* add constraint .*(foreign key|check \()(?!.*not valid)/i,
    instead: 'add the constraint not valid, and validate it in a step apart',
  },
  { what: /^alter table .* add (column )?"?\w+"? .* not null(?!.*default)/i, instead: 'a default, or first nullable' },
  { what: /^alter table .* alter (column )?"?\w+"? type /i, instead: 'a new column beside it' },
  {
    what: /^alter table .* set not null/i,
    instead: 'a check (… is not null) not valid, validated in a step apart',
  },
  { what: /^alter table .* rename /i, instead: 'a new one beside it, dropped a release later' },
]

const tablesMadeBy = (statements: readonly string[]) =>
  new Set(statements.flatMap(statement => /^create table "?(\w+)"?/i.exec(statement)?.[1] ?? []))

const tableOf = (statement: string) =>
  /^(?:alter table|create .*?index .*? on) (?:only )?"?(\w+)"?/i.exec(statement)?.[1] ?? ''

/**
 * What in a step would be felt by those who work on, on tables that it did not make itself (ADR 15). A step that
 * drops what the release before has stopped using is fine.
 */
export function carelessIn({ up, name }: SchemaStep): string[] {
  const made = tablesMadeBy(up)
  return up
    .filter(statement => !made.has(tableOf(statement)))
    .flatMap(statement =>
      CARELESS.filter(({ what }) => what.test(statement)).map(
        ({ instead }) => `${name}: ${statement.slice(0, 80)} → ${instead}`,
      ),
    )
}

/** Statements of a new step, with what would take long on a table in use set apart. */
export function setApart(statements: readonly string[]): { up: string[]; apart: string[] } {
  const made = tablesMadeBy(statements)
  const up: string[] = []
  const apart: string[] = []
  for (const statement of statements) {
    const constraint = /^alter table ("?\w+"?) add constraint ("\w+") foreign key/i.exec(statement)
    if (made.has(tableOf(statement))) up.push(statement)
    else if (/^create index /i.test(statement))
      apart.push(statement.replace(/^create index /i, 'create index concurrently if not exists '))
    else if (constraint) {
      up.push(statement.replace(/;?$/, ' not valid;'))
      apart.push(`alter table ${constraint[1]} validate constraint ${constraint[2]};`)
    } else up.push(statement)
  }
  return { up, apart }
}
