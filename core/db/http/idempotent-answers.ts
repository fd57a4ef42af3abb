import { type NotNull, sql } from 'kysely'
import type { EntityManager } from '../orm'
import type { Reader } from '../reader'
import { ago, now, statement } from '../statement'

/** An answer that was kept, and the digest of the request that it was to. */
export interface KeptAnswer {
  readonly sent: Buffer
  readonly status: number
  readonly body: string | null
  readonly headers: Record<string, string> | null
}

const claim = statement<{ companyId: number; key: Buffer; sent: Buffer }>()((db, { companyId, key, sent }) =>
  db
    .insertInto('idempotent_answer')
    .values({ company_id: companyId, key, sent, created_at: now })
    .onConflict(claimed => claimed.doNothing())
    .returning('company_id'),
)

/** Claims a key for the rest of the transaction: who claims it too waits for its end. Answers `false` when it was claimed before. */
export async function claimKey({ em, company }: Reader, key: Buffer, sent: Buffer): Promise<boolean> {
  const claimed = await claim(em, { companyId: company.id, key, sent })
  return claimed.length > 0
}

const keep = statement<{ companyId: number; key: Buffer; status: number; body: string | null; headers: string }>()(
  (db, { companyId, key, status, body, headers }) =>
    db
      .updateTable('idempotent_answer')
      .set({ status, body, headers: sql`${headers}::jsonb` })
      .where('company_id', '=', companyId)
      .where('key', '=', key),
)

/** Keeps the answer under a key that was claimed. */
export async function keepAnswer(
  { em, company }: Reader,
  key: Buffer,
  { status, body, headers }: Omit<KeptAnswer, 'sent'>,
): Promise<void> {
  await keep(em, { companyId: company.id, key, status, body, headers: JSON.stringify(headers) })
}

const find = statement<{ companyId: number; key: Buffer }>()((db, { companyId, key }) =>
  db
    .selectFrom('idempotent_answer')
    .select(['sent', 'status', 'body', 'headers'])
    .where('company_id', '=', companyId)
    .where('key', '=', key)
    // Only the transaction that claims a key sees it without its answer, and bytes come as the driver has them.
    .$narrowType<{ status: NotNull; sent: Buffer }>(),
)

/** The answer under a key. */
export async function findAnswer({ em, company }: Reader, key: Buffer): Promise<KeptAnswer | undefined> {
  const [kept] = await find(em, { companyId: company.id, key })
  return kept
}

const forget = statement()(db =>
  db.deleteFrom('idempotent_answer').where('created_at', '<', ago(sql`interval '2 days'`)),
)

/** Forgets answers of more than two days ago. */
export async function forgetAnswers(em: EntityManager): Promise<void> {
  await forget(em, {})
}
