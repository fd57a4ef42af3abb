import type { Context } from '@core/context/context'
import { ownValue } from '@core/domain/own-value'
import { type CustomValues, customFieldsOf } from '@core/resource/custom-values'
import { isDay } from '@core/time/written-day'

const numbers = new Intl.NumberFormat('nl-NL', { maximumFractionDigits: 6 })
const days = new Intl.DateTimeFormat('nl-NL', { dateStyle: 'long', timeZone: 'UTC' })

/**
 * What the fields that the company added hold for records, as people write it, by key; an empty one is an empty text.
 * Takes what to look up by resource, and looks nothing up for a resource that has no such fields.
 */
export async function writtenValues<R extends string>(
  context: Context,
  lookUp: Readonly<Record<R, () => Promise<CustomValues | undefined>>>,
): Promise<Record<R, Record<string, string>>> {
  const resources = Object.keys(lookUp) as R[]
  const fields = await customFieldsOf(context, resources)
  const written = {} as Record<R, Record<string, string>>
  for (const resource of resources) {
    const own = fields.filter(field => field.resource === resource)
    const values = own.length ? await lookUp[resource]() : undefined
    written[resource] = Object.fromEntries(
      own.map(({ key, type }) => [key, inWords(ownValue(values, key), type, context)]),
    )
  }
  return written
}

function inWords(value: CustomValues[string] | undefined, type: string, context: Context): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'boolean') return context.text(value ? 'core.yes' : 'core.no')
  if (typeof value === 'number') return numbers.format(value)
  // Format by the type of the field: a text may look like a day.
  return type === 'date' && isDay(value) ? days.format(new Date(`${value}T00:00:00Z`)) : value
}
