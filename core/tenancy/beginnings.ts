import { defineRegistry } from '@core/context/port'
import type { Entity } from '@core/db/entity'

/** Rows that every company starts with, whatever it owns: it may change them, and they are not there twice. */
export interface Beginning {
  readonly entity: Entity
  readonly rows: readonly Readonly<Record<string, unknown>>[]
}

/** What plugins give new companies to start with. */
export const beginnings = defineRegistry<Beginning>('core.beginnings', { always: true })
