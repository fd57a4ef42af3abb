import type { Context } from '@core/context/context'
import { defineRegistry } from '@core/context/port'
import { openRecord } from '@core/db/open-record'
import { writeNow } from '@core/db/write'
import { fullname } from '@core/domain/fullname'
import { streetLine } from '@core/domain/street-line'
import type { MergeValues } from '@core/expressions/merge-tags'
import { ownCompany } from '@core/tenancy/own-company'
import { User } from '@core/users/user'

/** What a text is about: whose values its merge tags stand for. */
export interface MergeSubject {
  readonly relation_id?: number | null
  readonly flow_id?: number | null
  readonly user_id?: number | null
  /** Another record that it is about, by the path of its resource. */
  readonly record?: { readonly type: string; readonly id: number }
  /** Values that somebody keeps himself, such as the customer of a document; they come before what the sources know. */
  readonly known?: MergeValues
}

/** Knows the tags of one prefix: `relation` in `{{relation.fullname}}` (G-MERGE). */
export interface MergeSource {
  readonly prefix: string
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

/** Every prefix that merge tags can speak of; plugins add theirs. */
export const mergeSources = defineRegistry<MergeSource>('core.merge-sources')

/**
 * What merge tags stand for, by `prefix.name`: all there are, or at least those that are named. Nothing is read for a name
 * that the subject knows itself.
 */
export async function mergeValues(
  context: Context,
  subject: MergeSubject,
  named?: ReadonlySet<string>,
): Promise<Record<string, string>> {
  await writeNow(context)
  const values: Record<string, string> = {}
  const open = named && [...named].filter(name => subject.known?.[name] === undefined)
  const asked = context
    .all(mergeSources)
    .filter(({ prefix }) => !open || open.some(name => name.startsWith(`${prefix.toLowerCase()}.`)))
  const found = await Promise.all(
    asked.map(async source => [source.prefix, await source.values(context, subject)] as const),
  )
  for (const [prefix, named] of found)
    for (const [name, value] of Object.entries(named)) values[`${prefix}.${name}`] = value ?? ''
  for (const [tag, value] of Object.entries(subject.known ?? {})) values[tag] = value ?? ''
  return values
}

/** The company itself. */
export const companySource: MergeSource = {
  prefix: 'company',
  texts: 'core',
  tags: ['name', 'phone', 'email', 'address'],
  async values(context) {
    const company = await ownCompany(context)
    const { name, phone, email, postcode, city } = company
    const town = [postcode, city].filter(Boolean).join(' ')
    return { name, phone, email, address: [streetLine(company), town].filter(Boolean).join(', ') }
  },
}

/** Who handles what the text is about, else whoever writes it. */
export const userSource: MergeSource = {
  prefix: 'user',
  texts: 'core',
  tags: ['fullname', 'email', 'phone'],
  async values(context, { user_id }) {
    const user = user_id ? await openRecord(context, User, user_id) : null
    return user
      ? { fullname: fullname(user), email: user.email, phone: user.phone }
      : { fullname: context.user?.fullname, email: context.user?.email }
  },
}
