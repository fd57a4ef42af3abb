import { defineEvent } from '@core/context/event'
import { moved } from '@core/states/moved'
import { Type as t } from '@sinclair/typebox'

const made = t.Object({ id: t.Integer() })
const changed = t.Object({ id: t.Integer(), changed: t.Array(t.String()) })

/** A task was done. */
export const taskFinished = defineEvent('task.finished', moved)
export const taskCreated = defineEvent('task.created', made)
export const taskUpdated = defineEvent('task.updated', changed)
export const actionCreated = defineEvent('action.created', made)
export const actionUpdated = defineEvent('action.updated', changed)
