import type { EntityManager } from '../orm'
import type { Reader } from '../reader'
import { run } from '../sql'

/** An answer that was kept, and the digest of the request that it was to. */
export interface KeptAnswer {
  readonly sent: Buffer
  readonly status: number
  readonly body: string | null
  readonly headers: Record<string, string> | null
}

/** Claims a key for the rest of the transaction: who claims it too waits for its end. Answers `false` when it was claimed before. */
export async function claimKey({ em, company }: Reader, key: Buffer, sent: Buffer): Promise<boolean> {
  const claimed = await run(
    em,
    `insert into idempotent_answer (company_id, key, sent, created_at) values (?, ?, ?, now()) on conflict do nothing returning company_id`,
    [company.id, key, sent],
  )
  return claimed.length > 0
}

/** Keeps the answer under a key that was claimed. */
export async function keepAnswer(
  { em, company }: Reader,
  key: Buffer,
  { status, body, headers }: Omit<KeptAnswer, 'sent'>,
): Promise<void> {
  await run(
    em,
    `update idempotent_answer set status = ?, body = ?, headers = ?::jsonb where company_id = ? and key = ?`,
    [status, body, JSON.stringify(headers), company.id, key],
  )
}

/** The answer under a key. */
export async function findAnswer({ em, company }: Reader, key: Buffer): Promise<KeptAnswer | undefined> {
  const [kept] = await run<KeptAnswer>(
    em,
    `select sent, status, body, headers from idempotent_answer where company_id = ? and key = ?`,
    [company.id, key],
  )
  return kept
}

/** Forgets answers of more than two days ago. */
export async function forgetAnswers(em: EntityManager): Promise<void> {
  await run(em, `delete from idempotent_answer where created_at < now() - interval '2 days'`)
}
