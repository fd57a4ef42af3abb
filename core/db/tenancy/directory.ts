import { createHash } from 'node:crypto'
import type { EntityManager } from '../orm'
import { run } from '../sql'

/** Where a look-up that comes before any company ends. */
export interface Located {
  readonly kind: string
  readonly companyId: number
  readonly recordId: number
}

const sha256 = (value: string) => createHash('sha256').update(value).digest()

/** Makes `value` findable; only its SHA-256 is kept. Answers `false` when it is taken. */
export async function listInDirectory(
  em: EntityManager,
  kind: string,
  value: string,
  companyId: number,
  recordId: number,
): Promise<boolean> {
  const rows = await run(
    em,
    `insert into directory_entry (kind, key, company_id, record_id) values (?, ?, ?, ?) on conflict do nothing returning record_id`,
    [kind, sha256(value), companyId, recordId],
  )
  return rows.length > 0
}

/** Takes every entry of a record out, so that old links and names stop working. */
export async function removeFromDirectory(
  em: EntityManager,
  kind: string,
  companyId: number,
  recordId: number,
): Promise<void> {
  await run(em, `delete from directory_entry where company_id = ? and kind = ? and record_id = ?`, [
    companyId,
    kind,
    recordId,
  ])
}

/** The record behind a value, of any of these kinds. */
export async function locate(em: EntityManager, kinds: readonly string[], value: string): Promise<Located | undefined> {
  const [row] = await run<{ kind: string; company_id: string; record_id: string }>(
    em,
    `select kind, company_id, record_id from directory_entry where key = ? and kind in (${kinds.map(() => '?').join(', ')})`,
    [sha256(value), ...kinds],
  )
  return row && { kind: row.kind, companyId: Number(row.company_id), recordId: Number(row.record_id) }
}

/** The company that a record with an entry of this kind belongs to. */
export async function companyListing(em: EntityManager, kind: string, recordId: number): Promise<number | undefined> {
  const [row] = await run<{ company_id: string }>(
    em,
    `select company_id from directory_entry where kind = ? and record_id = ? limit 1`,
    [kind, recordId],
  )
  return row && Number(row.company_id)
}
