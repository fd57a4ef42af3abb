/** How much a calendar shows at once. */
export type CalendarView = 'month' | 'week' | 'day' | 'list'
