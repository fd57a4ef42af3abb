import type { Context } from '@core/context/context'
import type { Entity } from '@core/db/entity'
import { readPage } from '@core/db/list'
import { fold } from '@core/domain/fold'
import { fullname } from '@core/domain/fullname'
import { phoneDigits, phonesIn } from '@core/domain/phone-number'
import { DOUBLE_KINDS, type DoubleKind } from '../contract/double-kinds'
import { Organization } from '../entities/organization'
import { Relation } from '../entities/relation'

/** What two records can have in common that makes them one. */
export const DOUBLE_BY = ['email', 'phone', 'name'] as const
export type DoubleBy = (typeof DOUBLE_BY)[number]

/** What is known of somebody who may be there already. */
export interface Somebody {
  readonly name?: string | null
  readonly nameprefix?: string | null
  readonly surname?: string | null
  readonly email?: string | null
  readonly phone?: string | null
  readonly postcode?: string | null
  readonly country?: string | null
}

/** A record that may be the same one, and why. */
export interface Double {
  readonly kind: DoubleKind
  readonly id: number
  readonly fullname: string
  readonly city: string | null
  readonly email: string | null
  readonly phone: string | null
  readonly by: DoubleBy[]
}

type Known = Somebody & Omit<Double, 'kind' | 'by' | 'fullname'> & { readonly name: string }

/** Telephone numbers with fewer digits are not typed out yet. */
const FEWEST_DIGITS = 8
/** As many are looked at for each thing in common, and told. */
const MOST_COMPARED = 50
const MOST_TOLD = 5

const postcodeOf = ({ postcode }: Somebody) => (postcode ?? '').replace(/\s/g, '').toUpperCase()
const emailOf = ({ email }: Somebody) => (email ?? '').trim().toLowerCase()

/** Telephone numbers without what may stand before them, once they are long enough to be one. */
const phonesOf = ({ phone, country }: Somebody): string[] =>
  phonesIn(phone ?? '')
    .map(one => phoneDigits(one, country))
    .filter(digits => digits.length >= FEWEST_DIGITS)

/** By what somebody is called in a street: the surname with the first letter of the name, or the only name. */
function calledOf({ name, surname }: Somebody): string {
  const first = fold([name ?? ''])
  return surname ? `${first.slice(0, 1)} ${fold([surname])}` : first
}

/** What somebody has by which others are recognised, and the words that find those. */
const MARKS: Readonly<Record<DoubleBy, { of(who: Somebody): string[]; words(who: Somebody, mark: string): string }>> = {
  email: { of: who => (emailOf(who).includes('@') ? [emailOf(who)] : []), words: emailOf },
  phone: { of: phonesOf, words: (_, digits) => digits },
  name: {
    of: who => (postcodeOf(who) && calledOf(who) ? [`${calledOf(who)} ${postcodeOf(who)}`] : []),
    words: who => `${who.surname || who.name} ${postcodeOf(who)}`,
  },
}

const ENTITIES: Readonly<Record<DoubleKind, Entity>> = { relation: Relation, organization: Organization }
const COLUMNS = ['id', 'name', 'nameprefix', 'surname', 'email', 'phone', 'postcode', 'country', 'city']

/**
 * People and organizations that somebody may be: with the same e-mail address, the same telephone number in any spelling,
 * or a record of the same kind with the same name at the same postcode (R-REL-010). Those with most in common come first.
 */
export async function findDoubles(
  context: Context,
  { kind, id, ...who }: Somebody & { readonly kind: DoubleKind; readonly id?: number },
): Promise<Double[]> {
  const found = new Map<string, Double>()
  for (const by of DOUBLE_BY)
    for (const mark of MARKS[by].of(who))
      for (const of of by === 'name' ? [kind] : DOUBLE_KINDS)
        for (const row of await holding(context, of, MARKS[by].words(who, mark))) {
          if ((of === kind && row.id === id) || !MARKS[by].of(row).includes(mark)) continue
          const key = `${of} ${row.id}`
          const { email, phone, city } = row
          const known = found.get(key) ?? { kind: of, id: row.id, fullname: fullname(row), city, email, phone, by: [] }
          found.set(key, known)
          if (!known.by.includes(by)) known.by.push(by)
        }
  return [...found.values()].toSorted((one, other) => other.by.length - one.by.length).slice(0, MOST_TOLD)
}

/** Records in which some words are found. */
async function holding(context: Context, kind: DoubleKind, query: string): Promise<Known[]> {
  const ask = { query, offset: 0, limit: MOST_COMPARED, sort: '-id', fields: COLUMNS }
  return JSON.parse((await readPage(context, ENTITIES[kind], ask)).json) as Known[]
}
