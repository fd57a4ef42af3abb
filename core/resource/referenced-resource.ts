import type { Context } from '@core/context/context'
import { RecordOf } from '@core/db/fields'
import { wireFields } from '@core/db/schema'
import { declared } from './declared'
import type { AnyResource } from './resource'

/** The resource that a column without a foreign key refers to, unless its plugin is absent. */
export function referencedResource(context: Context, { entity }: AnyResource, column: string): AnyResource | undefined {
  const property = wireFields(entity).find(({ name }) => name === column)?.property
  const type: unknown = property?.customType ?? property?.type
  if (!(type instanceof RecordOf) || !('path' in type.kind)) return undefined
  const { path } = type.kind
  return context.use(declared).resources.find(resource => resource.path === path)
}
