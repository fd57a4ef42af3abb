import type { Entity } from './entity'
import type { Reader } from './reader'
import { name, run } from './sql'

/** Whether records of the company hold something of another JSON type under this key of their own fields. */
export async function holdsOtherValues(
  { em, company }: Reader,
  entity: Entity,
  key: string,
  type: 'string' | 'number' | 'boolean',
): Promise<boolean> {
  const [found] = await run<{ held: boolean }>(
    em,
    `select exists (select from ${name(entity.meta.tableName)} where company_id = ? and jsonb_typeof(custom_fields -> ?) <> ?) as held`,
    [company.id, key, type],
  )
  return found?.held ?? false
}
