import { defineRegistry } from '@core/context/port'
import type { EntityManager } from '@core/db/orm'

/** What has to be tidied about once a minute, beside all work and for all companies together. */
export type Upkeep = (em: EntityManager) => Promise<unknown>

/** Parts of the kernel add theirs. */
export const upkeep = defineRegistry<Upkeep>('core.upkeep', { always: true })
