export { TaskRow } from '../ui/task/task-row'
