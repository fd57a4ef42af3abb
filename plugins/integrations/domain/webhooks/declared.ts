import type { Context } from '@core/context/context'
import type { Trigger } from '@core/context/trigger'
import { assembled } from '@core/plugin/assembly'
import type { AnyResource } from '@core/resource/resource'

/** The events that the company can have told to others: those that rules can listen to. */
export const eventsOf = (context: Context): readonly Trigger[] =>
  context.use(assembled).triggers.filter(({ modules }) => modules.every(module => context.company.modules.has(module)))

/** The resource at a path of the API. */
export const resourceAt = (context: Context, path: string): AnyResource | undefined =>
  context.use(assembled).resources.find(resource => resource.path === path)
