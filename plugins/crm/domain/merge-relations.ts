import type { Context } from '@core/context/context'
import { invalid, notFound } from '@core/context/problem'
import type { Opened } from '@core/db/mapped'
import { openRecord } from '@core/db/open-record'
import { countPointing, holdPointing, repoint } from '@core/db/pointers'
import { writeNow } from '@core/db/write'
import { fullname } from '@core/domain/fullname'
import { streetLine } from '@core/domain/street-line'
import { declared } from '@core/resource/declared'
import { find, findAll, removeRecord, updateRecord } from '@core/resource/record'
import { relationUpdated } from '../contract'
import { Organization } from '../entities/organization'
import { Relation } from '../entities/relation'
import { relations } from '../resources/relations'
import { recountDossiers } from './relations-follow'

type Person = Opened<typeof Relation>

/** What is chosen as one when two people are merged: of an address nobody wants half. */
export const RELATION_PARTS = {
  name: ['name', 'nameprefix', 'surname'],
  email: ['email'],
  phone: ['phone'],
  address: ['address', 'number', 'number_addition', 'postcode', 'city', 'country', 'lat', 'lng'],
  organization_id: ['organization_id'],
  lead_source: ['lead_source'],
} as const
export type RelationPart = keyof typeof RELATION_PARTS
export const RELATION_PART_NAMES = Object.keys(RELATION_PARTS) as RelationPart[]

/** The two people of a merge. */
export interface RelationMerge {
  readonly source: Person
  readonly target: Person
}

/**
 * The person that goes and the one that stays, both live.
 *
 * @throws Problem 422 for a target that is not there or is the person itself
 */
export async function openRelationMerge(context: Context, id: number, targetId: number): Promise<RelationMerge> {
  const source = await find(relations, context, id)
  const target = targetId === id ? null : await openRecord(context, Relation, { id: targetId, deleted_at: null })
  if (!target) throw invalid('target_id', 'crm.merge_relation_target')
  return { source, target }
}

/** What would move along, by kind of record. */
export const belongingsOf = (context: Context, { source }: RelationMerge) =>
  countPointing(context, context.use(declared).entities, 'relation', source.id)

/** What a part says, in one line; nothing for one that is empty. */
export async function saidBy(context: Context, person: Person, part: RelationPart): Promise<string | null> {
  switch (part) {
    case 'name':
      return fullname(person)
    case 'address':
      return [streetLine(person), person.postcode, person.city].filter(Boolean).join(', ') || null
    case 'organization_id':
      return person.organization_id
        ? ((await openRecord(context, Organization, person.organization_id))?.name ?? null)
        : null
    default:
      return person[part] ?? null
  }
}

/**
 * Makes one person part of another: all that belongs to the first moves, whichever plugin keeps it, and the first goes to
 * the trash for good with a pointer to where it went. Of the parts in `take` the first one's stay; what the other lacks is
 * taken over anyhow. Dossiers follow the name and the town that are left.
 */
export async function mergeRelations(
  context: Context,
  id: number,
  targetId: number,
  take: readonly RelationPart[],
): Promise<Person> {
  await openRelationMerge(context, id, targetId)
  const { entities } = context.use(declared)
  await holdPointing(context, entities, 'relation', id)
  // In one order, so that two who merge crosswise do not wait for each other; alone, so that nothing is added to who goes.
  const ids = [id, targetId].toSorted((one, other) => one - other)
  const held = await findAll(relations, context, ids, { alone: true })
  const source = held.find(person => person.id === id)
  const target = held.find(person => person.id === targetId)
  if (!source || !target) throw notFound()
  await writeNow(context)
  await repoint(context, entities, 'relation', { from: source.id, to: target.id })
  await updateRecord(relations, context, target, await leftOf(context, { source, target }, take), { takenOver: true })
  source.merged_into_id = target.id
  for (const { id: relation_id } of held) recountDossiers(context, relation_id)
  await removeRecord(relations, context, source)
  context.log({
    type: 'relation',
    id: target.id,
    description: 'merged',
    after: { merged: source.id, relation_fullname: fullname(source) },
  })
  await context.emit(relationUpdated, { ids: [target.id], changed: ['name', 'city'] })
  return target
}

/** What the person that stays looks like afterwards, as far as it changes. */
async function leftOf(context: Context, { source, target }: RelationMerge, take: readonly RelationPart[]) {
  const taken: Partial<Record<string, unknown>> = {}
  for (const part of RELATION_PART_NAMES) {
    const takes = take.includes(part) || (await saidBy(context, target, part)) === null
    if (!takes || (await saidBy(context, source, part)) === null) continue
    for (const column of RELATION_PARTS[part]) taken[column] = source[column] ?? null
  }
  const filled = Object.entries(target.custom_fields).filter(([, value]) => value !== null && value !== '')
  return {
    ...taken,
    tags: [...new Set([...target.tags, ...source.tags])],
    custom_fields: { ...source.custom_fields, ...Object.fromEntries(filled) },
  }
}
