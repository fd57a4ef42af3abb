import { defineEvent } from '@core/context/event'
import { changedRecords } from '@core/resource/changed'
import { moved } from '@core/states/moved'
import { Type as t } from '@sinclair/typebox'

const made = t.Object({ id: t.Integer() })

/** A task was done. */
export const taskFinished = defineEvent('task.finished', moved)
export const taskCreated = defineEvent('task.created', made)
export const taskUpdated = defineEvent('task.updated', changedRecords)
/** A task got a moment at which it is done. */
export const taskPlanned = defineEvent('task.planned', made)
/** It is done at another moment. */
export const taskRescheduled = defineEvent('task.rescheduled', made)
export const actionCreated = defineEvent('action.created', made)
export const actionUpdated = defineEvent('action.updated', changedRecords)
