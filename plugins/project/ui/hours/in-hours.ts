import { formatNumber } from '@core/ui'

/** Minutes as hours with one decimal: `26,7`. */
export const inHours = (minutes: number): string => formatNumber(minutes / 60, 1)
