import { defineRegistry } from '@core/context/port'
import type { Entity } from '@core/db/entity'

/** Rows that every new company gets, whichever modules it owns. The company may change them. */
export interface Beginning {
  readonly entity: Entity
  readonly rows: readonly Readonly<Record<string, unknown>>[]
}

/** Plugins register the rows that a new company starts with. */
export const beginnings = defineRegistry<Beginning>('core.beginnings', { always: true })
