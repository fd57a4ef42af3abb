import { call } from '@core/context/call'
import { sumsInRanges } from '@core/db/sums-in-ranges'
import { type Days, daysOf, weekOf } from '@core/time/periods'
import { today } from '@core/time/today'
import { Type as t } from '@sinclair/typebox'
import { askFigure, seenFigures } from '../../contract/figures'

/** Everything there is. */
const ALWAYS: Days = { from: '1900-01-01', to: '2999-12-31' }
const MOST_WEEKS = 104

const WEEKLY = ['leads', 'quotations_sent', 'quotations_approved'] as const

/** Leads week by week, and what is on its way: as it stands, and times its chance (C-0465, R-STAT-007). */
export const getLeadStatistics = call({
  method: 'GET',
  path: 'company/getleadstatistics/:weeks',
  operationId: 'company.getleadstatistics',
  access: { module: 'SETTINGS' },
  summary: 'Leads by week, and the worth of open dossiers that came in this month, this year and ever',
  params: t.Object({ weeks: t.Integer({ minimum: 1, maximum: MOST_WEEKS }) }),
  response: t.Object({
    statistics: t.Array(
      t.Object({
        weekdate: t.String({ format: 'date', description: 'Monday of the week' }),
        leads: t.Integer(),
        quotations_sent: t.Integer(),
        quotations_approved: t.Integer(),
      }),
    ),
    weighedmonthlyrevenue: t.Number(),
    weighedyearlyrevenue: t.Number(),
    weighedturnover: t.Number(),
    totalmonthlyrevenue: t.Number(),
    totalyearlyrevenue: t.Number(),
    totalturnover: t.Number(),
  }),
  async run(context, { params }) {
    const now = today(context.company)
    const weeks = Array.from({ length: params.weeks }, (_, at) => weekOf(now, -at)).toReversed()
    const spans = [daysOf('thismonth', now), daysOf('thisyear', now), ALWAYS]
    const wanted = [
      ...WEEKLY.map(key => ({ key, ranges: weeks })),
      { key: 'open_worth', ranges: spans },
      { key: 'open_worth_weighed', ranges: spans },
    ]
    const seen = seenFigures(context)
    const asked = wanted.flatMap(({ key, ranges }) => {
      const figure = seen.find(one => one.key === key)
      return figure ? [{ key, ask: askFigure(context, figure, ranges) }] : []
    })
    const sums = await sumsInRanges(
      context,
      asked.map(({ ask }) => ask),
    )
    const of = (key: string, at: number): number => sums[asked.findIndex(one => one.key === key)]?.[at] ?? 0
    return {
      statistics: weeks.map(({ from }, at) => ({
        weekdate: from,
        leads: of('leads', at),
        quotations_sent: of('quotations_sent', at),
        quotations_approved: of('quotations_approved', at),
      })),
      weighedmonthlyrevenue: of('open_worth_weighed', 0),
      weighedyearlyrevenue: of('open_worth_weighed', 1),
      weighedturnover: of('open_worth_weighed', 2),
      totalmonthlyrevenue: of('open_worth', 0),
      totalyearlyrevenue: of('open_worth', 1),
      totalturnover: of('open_worth', 2),
    }
  },
})
