import { definePort, type Entry } from '@core/context/port'
import type { Entity } from '@core/db/entity'
import type { Locales } from '@core/locales/translate'
import type { HeldAddedTo } from './additions'
import type { AnyResource } from './resource'

/** What all plugins declare together, for work that goes for any resource. */
export interface Declared {
  readonly plugins: readonly { readonly code: string; readonly resources?: readonly AnyResource[] }[]
  readonly entities: readonly Entity[]
  readonly resources: readonly AnyResource[]
  readonly added: readonly HeldAddedTo[]
  readonly entries: readonly Entry[]
  readonly locales: Readonly<Record<string, Locales>>
}

/** Read it by `context.use(declared)`; the platform answers it. */
export const declared = definePort<Declared>('core.declared')
