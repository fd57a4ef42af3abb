import { call } from '@core/context/call'
import { type Context, signedIn } from '@core/context/context'
import { forbidden, invalid, Problem } from '@core/context/problem'
import { insertRecord } from '@core/db/insert'
import { lockByName } from '@core/db/lock-by-name'
import { openRecord } from '@core/db/open-record'
import { deleteRows, writeNow } from '@core/db/write'
import { ADMINISTRATOR } from '@core/users/last-administrator'
import { seenFigures } from '@plugins/settings/contract/figures'
import { Type as t } from '@sinclair/typebox'
import { type Usecase, usecase, widgets } from '../contract/dashboard-widget'
import { figureOf } from '../domain/dashboard/figure-of'
import { standingWidgets } from '../domain/dashboard/standing-widgets'
import { Dashboard } from '../entities/dashboard'

const access = { role: 100, module: 'BASIS' } as const

/** How the dashboard of whoever asks is arranged: by themselves, else by their company, else as it begins (C-0403, G-DASHDATA). */
const getDashboard = call({
  method: 'GET',
  path: 'user/getdashboard',
  access,
  summary: 'What stands on the own dashboard, and the figures that can',
  query: t.Object({ usecase: t.Optional(usecase) }),
  response: t.Object({
    usecase,
    widgets,
    arranged: t.Boolean({
      description: 'false: only its figures are told; every panel made for this dashboard stands on it',
    }),
    own: t.Boolean({ description: 'Arranged by the user, not by the company' }),
    version: t.Integer({ description: "Of the user's own arrangement; 0 without one" }),
    figures: t.Array(
      t.Object({ type: t.String(), label: t.String(), unit: t.Union([t.Literal('count'), t.Literal('money')]) }),
    ),
  }),
  async run(context, { query: { usecase = 'standard' } }) {
    const { widgets, by, version } = await standingWidgets(context, usecase)
    return {
      usecase,
      widgets,
      arranged: by !== null,
      own: by === 'user',
      version,
      figures: seenFigures(context).map(({ key, label, unit }) => ({ type: key, label: context.text(label), unit })),
    }
  },
})

const keepDashboard = call({
  method: 'PUT',
  path: 'user/dashboard',
  operationId: 'user.keepdashboard',
  access,
  summary: 'Arrange a dashboard for oneself, or as an administrator for whoever arranged none',
  body: t.Object(
    {
      usecase,
      widgets,
      for: t.Optional(t.Union([t.Literal('me'), t.Literal('everybody')])),
      version: t.Optional(
        t.Integer({
          minimum: 0,
          description: 'Of the own arrangement that was seen: refused when there is another one',
        }),
      ),
    },
    { additionalProperties: false },
  ),
  response: t.Object({ version: t.Integer({ description: 'Of the arrangement that was kept' }) }),
  example: { usecase: 'standard', widgets: [{ widget_type: 'panel', panel: 'basis.todos' }] },
  async run(context, { body }) {
    for (const widget of body.widgets)
      if (widget.widget_type === 'statbox' && !figureOf(context, widget.type))
        throw invalid('widgets', 'basis.figure_unknown')
    const user_id = ownerOf(context, body.for)
    await lockByName(context, `dashboard ${body.usecase} of ${user_id}`)
    const kept = await openRecord(context, Dashboard, { usecase: body.usecase, user_id })
    if (user_id && kept && kept.version !== (body.version ?? kept.version))
      throw new Problem(412, 'basis.dashboard_changed')
    if (kept) kept.widgets = body.widgets
    else await insertRecord(context, Dashboard, { usecase: body.usecase, user_id, widgets: body.widgets })
    await writeNow(context)
    return { version: kept?.version ?? 1 }
  },
})

const dropDashboard = call({
  method: 'DELETE',
  path: 'user/dashboard/:usecase',
  operationId: 'user.dropdashboard',
  access,
  summary: 'Have a dashboard as it began',
  params: t.Object({ usecase }),
  response: 'nothing',
  async run(context, { params }) {
    await deleteRows(context, Dashboard, { usecase: params.usecase as Usecase, user_id: signedIn(context).id })
    return undefined
  },
})

function ownerOf(context: Context, whose: 'me' | 'everybody' = 'me'): number | null {
  const { id, role } = signedIn(context)
  if (whose === 'me') return id
  if (role < ADMINISTRATOR) throw forbidden()
  return null
}

export const dashboardCalls = [getDashboard, keepDashboard, dropDashboard]
