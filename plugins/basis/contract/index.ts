export * from './action-facts'
export { classify, TASK_STATUSES, TASK_TYPES, type TaskClass } from './task-facts'
