import { defineRegistry } from '@core/context/port'
import type { DeletionGuard } from './resource'

/** Vetoes on deleting records: invoice answers crm's "may this flow go?". They hold whatever the company owns. */
export const deletionGuards = defineRegistry<DeletionGuard>('core.deletion-guards', { always: true })
