import { defineSlot } from './slot.ts'

/**
 * Widgets of the dashboard, on a grid of twelve columns (`columns` of the fill). `usecase` is standard, sales or project
 * (R-ROUTE-015).
 */
export const dashboardWidgets = defineSlot<{ usecase: string }>('basis.dashboard')
