import type { RowOf, Tone, useT } from '@core/ui'

export type Recurring = RowOf<'/api/recurring_invoice'>
type T = ReturnType<typeof useT<'invoice'>>

/** How often it comes: "elke maand", "elke 2 weken". */
export const intervalInWords = (
  t: T,
  { interval_count: count, interval_unit: unit }: Pick<Recurring, 'interval_count' | 'interval_unit'>,
): string => t(`every_${unit}`, { count })

/** What its status looks like; one that waits for somebody is told before anything else. */
export function standingOf(
  t: T,
  { status, refusal }: Pick<Recurring, 'status' | 'refusal'>,
): { text: string; tone: Tone } {
  if (refusal) return { text: t('recurringWaits'), tone: 'danger' }
  const tones = { active: 'ok', paused: 'warn', ended: 'neutral' } as const
  return { text: t(`field.recurring_invoice.status.${status}`), tone: tones[status] }
}

/** Where a recurring invoice is. */
export const recurringPage = (id: number): string => `/recurringinvoice_detail/${id}`
