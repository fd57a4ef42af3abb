import { refusalOf } from '@core/context/access'
import type { Context } from '@core/context/context'
import type { AnyResource } from './resource'
import { accessOf } from './schemas'

/** Whether whoever asks may read records of this resource. */
export const isReadable = (resource: AnyResource, context: Context): boolean =>
  !refusalOf({ access: accessOf(resource), method: 'GET' }, context)
