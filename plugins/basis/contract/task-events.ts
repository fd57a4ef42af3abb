import { defineEvent } from '@core/context/event'
import { changedRecords } from '@core/resource/changed'
import { moved } from '@core/states/moved'
import { Type as t } from '@sinclair/typebox'

const made = t.Object({ id: t.Integer() })

/** A task was done. */
export const taskFinished = defineEvent('task.finished', moved)
export const taskCreated = defineEvent('task.created', made)
export const taskUpdated = defineEvent('task.updated', changedRecords)
export const actionCreated = defineEvent('action.created', made)
export const actionUpdated = defineEvent('action.updated', changedRecords)
