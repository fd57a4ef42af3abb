/** Where a survey stands (R-INTK-001). */
export const INTAKE_STATUSES = ['draft', 'planned', 'completed', 'cancelled'] as const
export type IntakeStatus = (typeof INTAKE_STATUSES)[number]
