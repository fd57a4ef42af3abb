import { refusalOf } from '@core/http/access'
import type { Context } from '@core/http/context'
import type { AnyResource } from '@core/resource/resource'
import { accessOf } from '@core/resource/schemas'

/** Whether whoever asks may read records of this resource: a log shows their values. */
export const isReadable = (resource: AnyResource, context: Context): boolean =>
  !refusalOf({ access: accessOf(resource, resource.role), method: 'GET' }, context)

/** Kinds of records of which whoever asks may see nothing: in a module, outside a scope or above a role of theirs. */
export const hiddenTypes = (context: Context): string[] =>
  context.assembly.resources.filter(resource => !isReadable(resource, context)).map(({ path }) => path)
