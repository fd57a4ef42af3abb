import { formatMoney, formatNumber } from '@core/ui'

/** An amount in a unit of the company's own: "16 stuks", and euros as euros are written. */
export const amountText = (value: number, unit: string | null): string =>
  unit === '€' ? formatMoney(value, { cents: false }) : [formatNumber(value), unit].filter(Boolean).join(' ')
