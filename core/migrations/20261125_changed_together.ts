import type { SchemaStep } from '@core/db/migrate'

/** Events about changes tell of several records: those that wait told of one. */
export const step: SchemaStep = {
  name: 'core/20261125_changed_together',
  up: [
    `update "outbox" set "payload" = ("payload" - 'id') || jsonb_build_object('ids', jsonb_build_array("payload" -> 'id')) where "name" in ('relation.updated', 'flowphase.updated', 'location.updated', 'task.updated', 'action.updated') and "payload" ? 'id';`,
  ],
}
