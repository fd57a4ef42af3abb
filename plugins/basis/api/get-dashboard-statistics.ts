import { call } from '@core/context/call'
import { signedIn } from '@core/context/context'
import { invalid } from '@core/context/problem'
import { sumsInRanges } from '@core/db/sums-in-ranges'
import { daysBefore, daysOf, monthOf, PERIODS, type Period } from '@core/time/periods'
import { today } from '@core/time/today'
import { askFigure } from '@plugins/settings/contract/figures'
import { Type as t } from '@sinclair/typebox'
import { period, type Statbox, usecase, userType, type Widgets } from '../contract/dashboard-widget'
import { figureOf, isOwn } from '../domain/dashboard/figure-of'
import { standingWidgets } from '../domain/dashboard/standing-widgets'

/** Months in the small line of a figure. */
const TREND = 12
const MOST = 40

/** `quotations_sent.own.thismonth.lastmonth` */
const BOX = /^([a-z_]{1,64})\.(all|own)((?:\.[a-z]{1,20}){1,3})$/

/** The figures of a dashboard, each with the period before it, however many by one statement (C-0407, G-DASHDATA). */
export const getDashboardStatistics = call({
  method: 'GET',
  path: 'user/getdashboardstatistics',
  access: { role: 100, module: 'BASIS' },
  summary: 'Figures of a dashboard by period, each with what it is compared with and the last twelve months',
  query: t.Object({
    widgets: t.Optional(
      t.String({
        maxLength: 4000,
        description: 'Boxes as `type.userType.period1`, with up to two periods more, separated by commas',
      }),
    ),
    /** Instead of naming boxes: those that stand on this dashboard of whoever asks. */
    usecase: t.Optional(usecase),
  }),
  response: t.Array(
    t.Object({
      type: t.String(),
      userType,
      period,
      value: t.Number(),
      previous: t.Number(),
      unit: t.Union([t.Literal('count'), t.Literal('money')]),
      label: t.String(),
      address: t.String({ description: 'Screen that shows what it is made of' }),
      trend: t.Array(t.Number(), { description: 'The last twelve months, the current one last' }),
    }),
  ),
  async run(context, { query }) {
    const boxes = query.usecase
      ? (await standingWidgets(context, query.usecase)).widgets.filter(isStatbox).map(asBox)
      : (query.widgets ?? '').split(',').filter(Boolean).map(read)
    if (boxes.length > MOST) throw invalid('widgets', 'core.invalid_value')
    const now = today(context.company)
    const months = Array.from({ length: TREND }, (_, at) => monthOf(now, at - TREND + 1))
    const asked = boxes.flatMap(box => {
      const figure = figureOf(context, box.type)
      return figure ? [{ ...box, figure }] : []
    })
    const sums = await sumsInRanges(
      context,
      asked.map(({ figure, type, userType, periods }) =>
        askFigure(
          context,
          figure,
          [...months, ...periods.flatMap(one => [daysOf(one, now), daysBefore(one, now)])],
          isOwn(type, userType) ? { user_id: signedIn(context).id } : {},
        ),
      ),
    )
    return asked.flatMap(({ figure, type, userType, periods }, at) => {
      const trend = sums[at]?.slice(0, TREND) ?? []
      const values = sums[at]?.slice(TREND) ?? []
      return periods.map((period, place) => ({
        type,
        userType,
        period,
        value: values[place * 2] ?? 0,
        previous: values[place * 2 + 1] ?? 0,
        unit: figure.unit,
        label: context.text(figure.label),
        address: figure.address,
        trend,
      }))
    })
  },
})

interface Box {
  type: string
  userType: 'all' | 'own'
  periods: Period[]
}

const isStatbox = (widget: Widgets[number]): widget is Statbox => widget.widget_type === 'statbox'

const asBox = ({ type, userType, period1, period2, period3 }: Statbox): Box => ({
  type,
  userType,
  periods: [...new Set([period1, period2, period3])].filter(one => one !== null),
})

function read(box: string): Box {
  const [, type = '', userType, periods = ''] = BOX.exec(box) ?? []
  const named = periods.split('.').filter(Boolean)
  if (!type || !named.every(isPeriod)) throw invalid('widgets', 'core.invalid_value')
  return { type, userType: userType === 'own' ? 'own' : 'all', periods: named }
}

const isPeriod = (name: string): name is Period => (PERIODS as readonly string[]).includes(name)
