import { type Entity, isTenantEntity } from '../entity'
import type { Reader } from '../reader'
import { name, run } from '../sql'
import { type Condition, conditionOf, type Where } from '../where'

/** Records on which files hang; `type` is what their files say in `<owner>_type`. */
export interface Owners {
  readonly type: string
  readonly entity: Entity
  readonly where: Where | undefined
}

/** The rows of a table with `<owner>_type` and `<owner>_id` that hang on live records of one of these kinds. */
export function hangingOn({ company }: Pick<Reader, 'company'>, owner: string, kinds: readonly Owners[]): Condition {
  const parts = kinds.map(({ type, entity, where }) => {
    const rows = conditionOf(entity, company.id, where)
    return {
      text: `${name(`${owner}_type`)} = ? and ${name(`${owner}_id`)} in (select id from ${tableOf(entity)} where ${rows.text})`,
      values: [type, ...rows.values],
    }
  })
  if (!parts.length) return { text: 'false', values: [] }
  return { text: parts.map(({ text }) => `(${text})`).join(' or '), values: parts.flatMap(({ values }) => values) }
}

/** Deletes the rows of such a table whose record of this kind was deleted for good. Answers the keys of their bytes. */
export async function deleteOrphans(
  { em, company }: Reader,
  files: Entity,
  owner: string,
  { type, entity }: Omit<Owners, 'where'>,
): Promise<string[]> {
  const gone = await run<{ file_key: string }>(
    em,
    `delete from ${name(files.meta.tableName)} where company_id = ? and ${name(`${owner}_type`)} = ?
       and not exists (select from ${name(entity.meta.tableName)} o where o.company_id = ? and o.id = ${name(`${owner}_id`)})
     returning file_key`,
    [company.id, type, company.id],
  )
  return gone.map(({ file_key }) => file_key)
}

const tableOf = (entity: Entity) => {
  if (!isTenantEntity(entity)) throw new Error(`Files cannot hang on ${entity.meta.tableName}, which has no company`)
  return name(entity.meta.tableName)
}
