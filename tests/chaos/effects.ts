import type { Acknowledged } from './clients'

type All = <T extends object>(sql: string, values?: unknown[]) => Promise<T[]>

/**
 * What did not follow from work that was told of, or followed twice: the mails, the news for the staff, the lines of
 * the log and the signature of every dossier. A row of the outbox that is marked as dealt with proves none of it.
 */
export async function auditEffects(
  all: All,
  companyId: number,
  acknowledged: readonly Acknowledged[],
  mails: ReadonlyMap<string, readonly string[]>,
): Promise<string[]> {
  const told = await counted(
    all,
    companyId,
    `select notifiable_type || ' ' || notifiable_id || ' news for ' || user_id as what from notification`,
  )
  const logged = await counted(
    all,
    companyId,
    `select loggable_type || ' ' || loggable_id || ' ' || description as what from log_item`,
  )
  const signed = await counted(
    all,
    companyId,
    `select signable_type || ' ' || signable_id || ' signature' as what from signature`,
  )
  // The same mail twice has one number, by which mail programs show it once.
  const sent = new Map<string, number>()
  for (const [id, recipients] of mails) {
    const [, reference = '', kind, record] = /^(.+)\.(\w+)\.(\d+)\.\d+@/.exec(id) ?? []
    const what = `${kind} ${record} ${reference.startsWith('approved-') ? 'mail of approval' : 'mail'} to ${[...new Set(recipients)]}`
    sent.set(what, (sent.get(what) ?? 0) + 1)
  }
  const staff = await all<{ id: string }>(
    `select id from "user" where company_id = $1 and user_type <> 'partner' and role >= 100 and deleted_at is null`,
    [companyId],
  )
  const owners = new Map(
    (
      await all<{ id: string; user_id: string | null }>('select id, user_id from quotation where company_id = $1', [
        companyId,
      ])
    ).map(({ id, user_id }) => [Number(id), user_id]),
  )
  const expected = new Set<string>()
  for (const { quotationId, invoiceId, email } of acknowledged) {
    const owner = owners.get(quotationId)
    for (const reader of owner ? [owner] : staff.map(({ id }) => id))
      expected.add(`quotation ${quotationId} news for ${reader}`)
    for (const line of ['created', 'sent', 'approved']) expected.add(`quotation ${quotationId} ${line}`)
    for (const line of ['created', 'sent']) expected.add(`invoice ${invoiceId} ${line}`)
    expected.add(`quotation ${quotationId} signature`)
    expected.add(`quotation ${quotationId} mail to ${email}`)
    expected.add(`quotation ${quotationId} mail of approval to ${email}`)
    expected.add(`invoice ${invoiceId} mail to ${email}`)
  }
  const happened = new Map([...told, ...signed, ...sent])
  const wrong = [...happened].flatMap(([what, n]) => (expected.has(what) && n === 1 ? [] : [`${what}: ${n} times`]))
  for (const what of expected) {
    const n = happened.get(what) ?? logged.get(what) ?? 0
    if (n !== 1 && !happened.has(what)) wrong.push(`${what}: ${n} times`)
  }
  return wrong
}

async function counted(all: All, companyId: number, of: string): Promise<Map<string, number>> {
  const rows = await all<{ what: string; n: string }>(
    `select what, count(*) as n from (${of} where company_id = $1) t group by what`,
    [companyId],
  )
  return new Map(rows.map(({ what, n }) => [what, Number(n)]))
}
