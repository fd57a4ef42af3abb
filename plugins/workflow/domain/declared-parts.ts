import type { Context } from '@core/context/context'
import type { Action, Trigger } from '@core/context/trigger'
import type { Entity } from '@core/db/entity'
import { assembled, type Modules } from '@core/plugin/assembly'

const owned = (context: Context, modules: Modules) => modules.every(module => context.company.modules.has(module))

/** The triggers that the company can have rules for. */
export const triggersOf = (context: Context): readonly Trigger[] =>
  context.use(assembled).triggers.filter(({ modules }) => owned(context, modules))

/** The actions on dossiers that its rules can do. */
export const actionsOf = (context: Context): readonly Action[] =>
  context.use(assembled).actions.filter(({ about, modules }) => about === 'flow' && owned(context, modules))

/** The entity behind a path of the API. */
export const entityAt = (context: Context, path: string): Entity | undefined =>
  context.use(assembled).resources.find(resource => resource.path === path)?.entity
