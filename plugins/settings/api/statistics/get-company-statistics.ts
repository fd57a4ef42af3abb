import { call } from '@core/context/call'
import type { Context } from '@core/context/context'
import { invalid } from '@core/context/problem'
import { readRows } from '@core/db/list'
import { nullable } from '@core/db/schema'
import { sumsInRanges } from '@core/db/sums-in-ranges'
import { fullname } from '@core/domain/fullname'
import { joined, settingsOfModules, valuesOf } from '@core/tenancy/module-settings'
import { ownSettings } from '@core/tenancy/own-settings'
import { monthOf } from '@core/time/periods'
import { today } from '@core/time/today'
import { User } from '@core/users/user'
import { type TProperties, Type as t } from '@sinclair/typebox'
import { askFigure, seenFigures, seenOwnFigures } from '../../contract/figures'
import { STATISTIC_FIELDS, STATISTIC_NAMES } from '../../domain/statistics/statistic-fields'
import { FlowProfile } from '../../entities/flow-profile'

/** Months shown unless told, at the most, and back to which one can go (R-STAT-002, R-STAT-004, C-24). */
const MONTHS = 13
const MOST_MONTHS = 25
const LISTED = 60

const chosen = t.Optional(t.Union([t.Integer({ minimum: 1 }), t.Null()]))
const named = t.Array(t.Object({ id: t.Integer(), name: t.String() }))
const values: TProperties = Object.fromEntries(STATISTIC_NAMES.map(field => [field, t.Number()]))

/** What came in, went out and was earned, month by month; figures of modules that are not seen are 0 (C-0448). */
export const getCompanyStatistics = call({
  method: 'POST',
  path: 'company/getcompanystatistics',
  access: { module: 'SETTINGS' },
  summary: 'Statistics of the company by month, narrowed to a colleague, a profile or a lead source',
  body: t.Object(
    {
      username: chosen,
      flowprofile: chosen,
      lead_source: t.Optional(t.Union([t.String({ maxLength: 255 }), t.Null()])),
      months: t.Optional(t.Integer({ minimum: 1, maximum: MOST_MONTHS })),
      until: t.Optional(
        t.String({ pattern: '^\\d{4}-\\d{2}-01$', description: 'The last month; this one unless told' }),
      ),
    },
    { additionalProperties: false },
  ),
  response: t.Object({
    months: t.Array(t.String(), { description: 'Months that can be the last one, this one first' }),
    lead_sources: t.Array(t.String()),
    usernames: named,
    flowprofiles: named,
    figures: t.Array(t.String(), { description: 'Fields of an entry that are known to whoever asks' }),
    own: t.Array(
      t.Object({ key: t.String(), name: t.String(), unit: nullable(t.String()), values: t.Array(t.Number()) }),
      { description: 'Figures that the company chose, month by month like the statistics' },
    ),
    statistics: t.Array(t.Object({ month: t.String(), key: t.Integer(), ...values }, { title: 'companystatistic' })),
  }),
  example: { months: 13 },
  async run(context, { body }) {
    const now = today(context.company)
    const listed = Array.from({ length: LISTED }, (_, at) => monthOf(now, -at).from)
    const until = body.until ?? listed[0] ?? now
    if (!listed.includes(until)) throw invalid('until', 'core.invalid_value')
    const months = Array.from({ length: body.months ?? MONTHS }, (_, at) => monthOf(until, -at)).toReversed()
    const choices = await readChoices(context)
    const narrowed = {
      user_id: known('username', body.username, choices.usernames),
      flowprofile_id: known('flowprofile', body.flowprofile, choices.flowprofiles),
      lead_source: body.lead_source || undefined,
    }
    const seen = seenFigures(context)
    const told = STATISTIC_NAMES.flatMap(field => {
      const figure = seen.find(({ key }) => key === STATISTIC_FIELDS[field])
      return figure ? [{ field, figure }] : []
    })
    const own = await seenOwnFigures(context)
    const sums = await sumsInRanges(
      context,
      [...told.map(({ figure }) => figure), ...own].map(figure => askFigure(context, figure, months, narrowed)),
    )
    const nothing = Object.fromEntries(STATISTIC_NAMES.map(field => [field, 0]))
    return {
      ...choices,
      months: listed,
      figures: told.map(({ field }) => field),
      own: own.map(({ key, name, unit }, at) => ({
        key,
        name,
        unit,
        values: months.map((_, month) => sums[told.length + at]?.[month] ?? 0),
      })),
      statistics: months.map(({ from }, key) => ({
        month: from,
        key,
        ...nothing,
        ...Object.fromEntries(told.map(({ field }, at) => [field, sums[at]?.[key] ?? 0])),
      })),
    }
  },
})

/** What the statistics can be narrowed to (R-STAT-009). */
async function readChoices(context: Context) {
  const users = await readRows(context, User, ['id', 'name', 'nameprefix', 'surname'], {}, 'order')
  const profiles = await readRows(context, FlowProfile, ['id', 'name'], {}, 'name')
  const settings = joined(context.all(settingsOfModules))
  const stored = await ownSettings(context)
  const { lead_sources } = valuesOf(settings, stored?.module_settings ?? {})
  return {
    usernames: users.map(user => ({ id: user.id, name: fullname(user) })),
    flowprofiles: profiles.map(({ id, name }) => ({ id, name })),
    lead_sources: Array.isArray(lead_sources) ? lead_sources.map(String) : [],
  }
}

function known(
  field: string,
  id: number | null | undefined,
  choices: readonly { readonly id: number }[],
): number | undefined {
  if (id === null || id === undefined) return undefined
  if (!choices.some(choice => choice.id === id)) throw invalid(field, 'core.unknown_reference')
  return id
}
