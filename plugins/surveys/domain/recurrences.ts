import type { Context } from '@core/context/context'
import { formatNumber } from '@core/domain/money'
import type { Recurrence } from '@plugins/documents/contract'
import { type SurveyAnswer, WITHOUT_ANSWER } from '../contract'
import { readAnswers } from './read-answers'

/** Answers that no document tells: they are kept elsewhere, stand for a product, or are not for customers. */
const UNTOLD: ReadonlySet<string> = new Set([...WITHOUT_ANSWER, 'hidden', 'product', 'location'])

/** The filled-in forms of a dossier, for texts of documents that are repeated for each: a room, a device. */
export async function recurrencesOf(context: Context, flowId: number): Promise<Recurrence[]> {
  const answers = await readAnswers.answersOf(context, flowId)
  const forms = Map.groupBy(answers, ({ form_id }) => form_id)
  return [...forms.values()].flatMap(own => {
    const [first] = own
    if (!first) return []
    const told = own.filter(({ field_type }) => !UNTOLD.has(field_type))
    // Rows of a group stand one after another.
    const values = Object.fromEntries(
      [...Map.groupBy(told, ({ field_name }) => field_name)].map(([name, given]) => [
        name,
        given.map(asRead).filter(Boolean).join(', '),
      ]),
    )
    return [{ vertical_id: first.vertical_id, title: first.form, values }]
  })
}

/** An answer as customers read it, in Dutch as documents are. */
function asRead({ field_type, value }: SurveyAnswer): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'boolean') return value ? 'ja' : 'nee'
  if (typeof value === 'number') return formatNumber(value, 'nl')
  if (Array.isArray(value)) return value.map(String).join(', ')
  if (typeof value === 'object') return ''
  return field_type === 'date' ? longDay(String(value)) : String(value)
}

function longDay(day: string): string {
  const date = new Date(`${day.slice(0, 10)}T00:00:00Z`)
  if (Number.isNaN(date.getTime())) return day
  return new Intl.DateTimeFormat('nl', { dateStyle: 'long', timeZone: 'UTC' }).format(date)
}
