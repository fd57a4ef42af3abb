import { type Entity, isTenantEntity } from '../entity'
import type { Reader } from '../reader'
import { name, run } from '../sql'
import { type Condition, conditionOf, type Where } from '../where'

/** Records on which files hang, and by which columns: `flow_id`, or `<owner>_id` where `<owner>_type` says the kind. */
export interface Owners {
  readonly entity: Entity
  readonly column: string
  readonly type?: readonly [column: string, value: string]
  readonly where?: Where | undefined
}

/** The rows of a table that hang on live records of one of these kinds. */
export function hangingOn({ company }: Pick<Reader, 'company'>, kinds: readonly Owners[]): Condition {
  const parts = kinds.map(kind => {
    const rows = conditionOf(kind.entity, company.id, kind.where)
    const own = ofKind(kind)
    return {
      text: `${own.text} and ${name(kind.column)} in (select id from ${tableOf(kind.entity)} where ${rows.text})`,
      values: [...own.values, ...rows.values],
    }
  })
  if (!parts.length) return { text: 'false', values: [] }
  return { text: parts.map(({ text }) => `(${text})`).join(' or '), values: parts.flatMap(({ values }) => values) }
}

/** Deletes the rows of such a table whose record of this kind was deleted for good. Answers the keys of their bytes. */
export async function deleteOrphans({ em, company }: Reader, files: Entity, kind: Owners): Promise<string[]> {
  const own = ofKind(kind)
  const gone = await run<{ file_key: string }>(
    em,
    `delete from ${name(files.meta.tableName)} where company_id = ? and ${own.text}
       and not exists (select from ${tableOf(kind.entity)} o where o.company_id = ? and o.id = ${name(kind.column)})
     returning file_key`,
    [company.id, ...own.values, company.id],
  )
  return gone.map(({ file_key }) => file_key)
}

const ofKind = ({ type, column }: Owners): Condition =>
  type ? { text: `${name(type[0])} = ?`, values: [type[1]] } : { text: `${name(column)} is not null`, values: [] }

const tableOf = (entity: Entity) => {
  if (!isTenantEntity(entity)) throw new Error(`Files cannot hang on ${entity.meta.tableName}, which has no company`)
  return name(entity.meta.tableName)
}
