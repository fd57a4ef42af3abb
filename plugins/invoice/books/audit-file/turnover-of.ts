import { fromEuros } from '@core/domain/money'
import type { DocumentContent } from '@plugins/documents/contract'
import type { LedgerAccount } from '@plugins/sales/contract'
import { type Entry, entriesOf } from '../rubrics'
import { type Account, namedAccount, turnoverAccount, vatAccount } from './accounts'
import type { Turnover } from './audit'

/** Where lines are booked: the product of each that counts, the accounts that products name, and that of all else. */
export interface Booked {
  readonly products: ReadonlyMap<number, number | null>
  readonly named: ReadonlyMap<number, LedgerAccount>
  readonly standard: LedgerAccount | null
}

/**
 * The turnover of an invoice by account, category and rate. It adds up to the VAT that the version says: what its lines do
 * not say is booked where all else is.
 */
export function turnoverOf(
  { vat, lines }: Pick<DocumentContent, 'vat' | 'lines'>,
  { products, named, standard }: Booked,
  known: (account: Account) => string,
): Turnover[] {
  const booked = new Map<string, Turnover>()
  for (const entry of entriesOf(vat)) {
    let [base, tax] = [entry.base, entry.vat]
    const own = lines.filter(({ id }) => products.has(id)).flatMap(line => partOf(line, entry))
    for (const { account, ...part } of own) {
      add(entry, account, part)
      base -= part.base
      tax -= part.vat
    }
    if (base || tax || !own.length) add(entry, null, { base, vat: tax })
  }
  return [...booked.values()]

  /** What a line adds at a category and rate, with the account that its product names. */
  function partOf({ id, vat: groups }: DocumentContent['lines'][number], { category, rate }: Entry) {
    const account = named.get(products.get(id) ?? 0)
    return groups
      .filter(group => account && group.category === category && group.rate === rate)
      .map(group => ({ account: account ?? null, base: fromEuros(group.base), vat: fromEuros(group.amount) }))
  }

  function add(entry: Entry, account: LedgerAccount | null, { base, vat }: Pick<Entry, 'base' | 'vat'>): void {
    const own = account ?? standard
    const number = known(own ? namedAccount(own) : turnoverAccount(entry))
    const { category, rate, rubric } = entry
    const key = `${number} ${category} ${rate}`
    const before = booked.get(key)
    booked.set(key, {
      ...{ account: number, category, rate },
      vatAccount: category === 'standard' ? known(vatAccount(rubric)) : null,
      base: base + (before?.base ?? 0),
      vat: vat + (before?.vat ?? 0),
    })
  }
}
