/** The colour of a task by its kind, as on the map (R-TASK-011). */
export const TASK_COLORS = {
  project: 'var(--hue-green)',
  intake: 'var(--hue-amber)',
  aftercare: 'var(--hue-red)',
  other: 'var(--hue-blue)',
} as const
