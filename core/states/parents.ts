import type { Context } from '@core/context/context'
import { defineRegistry } from '@core/context/port'
import type { Entity } from '@core/db/entity'
import { allThereToRefer } from '@core/db/hold-version'
import { pointersTo } from '@core/db/pointers'
import { type SomeOf, trashedAmong } from '@core/db/trashed-among'
import type { Refusals } from './states'

/**
 * A kind of record that others belong to. Everything that points at one, by a reference or by kind and number, belongs to
 * it: a new kind of record writes nothing for that.
 */
export interface Parent {
  readonly entity: Entity
  /** Key of the text that says that it lies in the trash, and what to do first. */
  readonly inTrash: string
  /** Kinds that name one without belonging to it: a dossier names the one of its surveys that counts. */
  readonly notOf?: readonly string[]
}

/** The kinds of records that others belong to: while one lies in the trash, nothing that belongs to it moves. */
export const parents = defineRegistry<Parent>('core.parents', { always: true })

type Child = Readonly<Record<string, unknown>> & { readonly id: number }

/**
 * Those of some records of a kind whose parent lies in the trash, each with why it does not move.
 *
 * @param made the move is made and not only looked at: the parents are held, so that they stay where they are until it is
 */
export async function withoutParent(
  context: Context,
  entity: Entity,
  records: readonly object[],
  { made = false }: { made?: boolean } = {},
): Promise<Refusals> {
  const children = records as readonly Child[]
  const named = context.all(parents).flatMap(parent => {
    const pointing = children.flatMap(child => parentsOf(entity, parent, child).map(id => ({ id, child: child.id })))
    return pointing.length ? [{ parent, pointing, ids: [...new Set(pointing.map(({ id }) => id))] }] : []
  })
  const asked = named.map(({ parent, ids }) => ({ entity: parent.entity, ids }))
  const trashed = await trashedAmong(context, made ? await notHeld(context, asked) : asked)
  const refused = new Map<number, string>()
  for (const { parent, pointing } of named) {
    const gone = new Set(trashed.flatMap(({ table, id }) => (table === parent.entity.meta.tableName ? id : [])))
    for (const { id, child } of pointing) if (gone.has(id)) refused.set(child, parent.inTrash)
  }
  return refused
}

/** Holds what lives of some records; what is left lies in the trash, or is gone. */
async function notHeld(context: Context, some: readonly SomeOf[]): Promise<SomeOf[]> {
  const living = await allThereToRefer(
    context,
    some.map(({ entity, ids }) => ({ entity, where: { id: ids } })),
  )
  return some.flatMap(({ entity, ids }, place) => {
    const left = ids.filter(id => !living[place]?.includes(id))
    return left.length ? [{ entity, ids: left }] : []
  })
}

/** Numbers of the parents of one kind that a record names. */
function parentsOf(entity: Entity, parent: Parent, child: Child): number[] {
  return pointersFrom(entity, parent).flatMap(({ column, type }) => {
    const id = child[column]
    const isOfKind = type === undefined || child[type] === parent.entity.meta.tableName
    return isOfKind && id ? [Number(id)] : []
  })
}

const known = new WeakMap<Entity, Map<Entity, ReturnType<typeof pointersTo>>>()

function pointersFrom(entity: Entity, { entity: parent, notOf }: Parent): ReturnType<typeof pointersTo> {
  if (entity === parent || notOf?.includes(entity.meta.tableName)) return []
  const perParent = known.get(entity) ?? new Map<Entity, ReturnType<typeof pointersTo>>()
  known.set(entity, perParent)
  const pointers = perParent.get(parent) ?? pointersTo([entity], parent.meta.tableName)
  perParent.set(parent, pointers)
  return pointers
}
