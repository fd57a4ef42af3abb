import { resource } from '@core/resource/resource'
import { TaskContext } from '../entities/task-context'
import { TaskContextType } from '../entities/task-context-type'

/** What comes along with tasks of a template. */
export const taskContextTypes = resource({ entity: TaskContextType, module: 'BASIS', called: { by: 'description' } })

/** What came along with a task. */
export const taskContexts = resource({ entity: TaskContext, module: 'BASIS', called: { by: 'id' } })
