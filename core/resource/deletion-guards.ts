import { defineRegistry } from '@core/context/port'
import type { DeletionGuard, RestoreGuard } from './resource'

/** Vetoes on deleting records: invoice answers crm's "may this flow go?". They hold whatever the company owns. */
export const deletionGuards = defineRegistry<DeletionGuard>('core.deletion-guards', { always: true })

/** Vetoes on taking records out of the trash, where something may have come in their place meanwhile. */
export const restoreGuards = defineRegistry<RestoreGuard>('core.restore-guards', { always: true })
