import { defineEvent } from '@core/context/event'
import { moved } from '@core/states/moved'

/** A task was done. */
export const taskFinished = defineEvent('task.finished', moved)
