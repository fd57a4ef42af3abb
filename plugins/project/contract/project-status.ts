/** How far the work is (R-PROJ-001). */
export const PROJECT_STATUSES = ['new', 'planned', 'completed', 'cancelled'] as const
export type ProjectStatus = (typeof PROJECT_STATUSES)[number]
