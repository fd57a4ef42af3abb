import { defineSlot } from './slot.ts'

/**
 * Widgets of the dashboard, on a grid of twelve columns (`columns` of the fill). `usecase` is standard, sales or project
 * (R-ROUTE-015); `views` of the fill say on which dashboards it stands until somebody arranges them, the older ones among
 * them: v1, v2, alternativev1, statistics, salesv1, projectv1.
 */
export const dashboardWidgets = defineSlot<{
  usecase: string
  /** What its user chose to see in it, and how they choose. */
  filter: string | undefined
  onFilter: (filter: string) => void
}>('basis.dashboard')

/** Figures above them, next to each other: a `StatCard` or two, with where they lead. */
export const dashboardFigures = defineSlot<{ usecase: string }>('basis.dashboard.figures')

/** What a company that starts does first: a `FirstStep` each. */
export const firstSteps = defineSlot<Record<never, never>>('basis.dashboard.firststeps')

/** What the day of somebody on the road is made of, on a phone, the most urgent first: cards under each other. */
export const todayParts = defineSlot<Record<never, never>>('basis.today')
