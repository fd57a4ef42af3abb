export { TaskModal as TaskDialog } from '../ui/task/task-modal'
