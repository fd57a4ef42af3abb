import type { Context } from '@core/context/context'
import { defineRegistry } from '@core/context/port'
import { openRecord } from '@core/db/open-record'
import { fullname } from '@core/domain/fullname'
import type { MergeValues } from '@core/expressions/merge-tags'
import { ownCompany } from '@core/tenancy/own-company'
import { User } from '@core/users/user'

/** What a text is about: whose values its merge tags stand for. */
export interface MergeSubject {
  readonly relation_id?: number | null
  readonly flow_id?: number | null
  readonly user_id?: number | null
  /** Values that somebody keeps himself, such as the customer of a document; they come before what the sources know. */
  readonly known?: MergeValues
}

/** Knows the tags of one place: `relation` in `{{relation.fullname}}` (G-MERGE). */
export interface MergeSource {
  readonly place: string
  /** Names behind the dot. */
  readonly tags: readonly string[]
  /** Part of the platform whose texts name them: `tag.relation.fullname`. */
  readonly texts: string
  /** Tags of fields that the company added, with their names. */
  readonly added?: (context: Context) => Promise<readonly MergeTag[]>
  /** Values by name, as people read them. */
  readonly values: (context: Context, subject: MergeSubject) => Promise<MergeValues>
}

/** A merge tag as it is offered to whoever writes a text. */
export interface MergeTag {
  /** `relation.fullname`, without braces. */
  readonly tag: string
  readonly label: string
}

/** Every place that merge tags can speak of; plugins add theirs. */
export const mergeSources = defineRegistry<MergeSource>('core.merge-sources')

/** What the merge tags of a text stand for, by `place.name`. */
export async function mergeValues(context: Context, subject: MergeSubject): Promise<Record<string, string>> {
  const values: Record<string, string> = {}
  const found = await Promise.all(
    context.all(mergeSources).map(async source => [source.place, await source.values(context, subject)] as const),
  )
  for (const [place, named] of found)
    for (const [name, value] of Object.entries(named)) values[`${place}.${name}`] = value ?? ''
  for (const [tag, value] of Object.entries(subject.known ?? {})) values[tag] = value ?? ''
  return values
}

/** The company itself. */
export const companySource: MergeSource = {
  place: 'company',
  texts: 'core',
  tags: ['name', 'phone', 'email', 'address'],
  async values(context) {
    const { name, phone, email, address, postcode, city } = await ownCompany(context)
    const place = [postcode, city].filter(Boolean).join(' ')
    return { name, phone, email, address: [address, place].filter(Boolean).join(', ') }
  },
}

/** Who handles what the text is about, else whoever writes it. */
export const userSource: MergeSource = {
  place: 'user',
  texts: 'core',
  tags: ['fullname', 'email', 'phone'],
  async values(context, { user_id }) {
    const user = user_id ? await openRecord(context, User, user_id) : null
    return user
      ? { fullname: fullname(user), email: user.email, phone: user.phone }
      : { fullname: context.user?.fullname, email: context.user?.email }
  },
}
