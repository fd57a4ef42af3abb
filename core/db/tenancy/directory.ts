import { createHash } from 'node:crypto'
import type { EntityManager } from '../orm'
import { statement } from '../statement'

/** Where a look-up that comes before any company ends. */
export interface Located {
  readonly kind: string
  readonly companyId: number
  readonly recordId: number
}

const sha256 = (value: string) => createHash('sha256').update(value).digest()

const insert = statement<Located & { key: Buffer }>()((db, { kind, key, companyId, recordId }) =>
  db
    .insertInto('directory_entry')
    .values({ kind, key, company_id: companyId, record_id: recordId })
    .onConflict(taken => taken.doNothing())
    .returning('record_id'),
)

/** Makes `value` findable; only its SHA-256 is kept. Answers `false` when it is taken. */
export async function listInDirectory(
  em: EntityManager,
  kind: string,
  value: string,
  companyId: number,
  recordId: number,
): Promise<boolean> {
  const listed = await insert(em, { kind, key: sha256(value), companyId, recordId })
  return listed.length > 0
}

const remove = statement<Located>()((db, { kind, companyId, recordId }) =>
  db
    .deleteFrom('directory_entry')
    .where('company_id', '=', companyId)
    .where('kind', '=', kind)
    .where('record_id', '=', recordId),
)

/** Takes every entry of a record out, so that old links and names stop working. */
export async function removeFromDirectory(
  em: EntityManager,
  kind: string,
  companyId: number,
  recordId: number,
): Promise<void> {
  await remove(em, { kind, companyId, recordId })
}

const find = statement<{ kinds: readonly string[]; key: Buffer }>()((db, { kinds, key }) =>
  db
    .selectFrom('directory_entry')
    .select(['kind', 'company_id as companyId', 'record_id as recordId'])
    .where('key', '=', key)
    .where('kind', '=', of => of.fn.any(kinds)),
)

/** The record behind a value, of any of these kinds. */
export async function locate(em: EntityManager, kinds: readonly string[], value: string): Promise<Located | undefined> {
  const [located] = await find(em, { kinds, key: sha256(value) })
  return located
}

const findCompany = statement<{ kind: string; recordId: number }>()((db, { kind, recordId }) =>
  db
    .selectFrom('directory_entry')
    .select('company_id')
    .where('kind', '=', kind)
    .where('record_id', '=', recordId)
    .limit(1),
)

/** The company that a record with an entry of this kind belongs to. */
export async function companyListing(em: EntityManager, kind: string, recordId: number): Promise<number | undefined> {
  const [found] = await findCompany(em, { kind, recordId })
  return found?.company_id
}
