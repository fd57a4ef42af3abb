import { nullable } from '@core/db/schema'
import { PERIODS } from '@core/time/periods'
import { type Static, Type as t } from '@sinclair/typebox'

/** Kinds of dashboard: those of today, and older ones that users may keep (G-DASH). */
export const USECASES = [
  'standard',
  'sales',
  'project',
  'v1',
  'v2',
  'alternativev1',
  'statistics',
  'salesv1',
  'projectv1',
] as const
export type Usecase = (typeof USECASES)[number]

/** Colours of a figure (R-DASH-005). */
export const THEMES = ['primary', 'light', 'info', 'danger', 'warning', 'success', 'green', 'purple'] as const

export const usecase = t.Union(USECASES.map(one => t.Literal(one)))
export const period = t.Union(PERIODS.map(one => t.Literal(one)))
export const userType = t.Union([t.Literal('all'), t.Literal('own')])

/** A figure of up to three periods (R-DASH-002). */
export const statbox = t.Object(
  {
    widget_type: t.Literal('statbox'),
    type: t.String({ pattern: '^[a-z_]{1,64}$' }),
    period1: period,
    period2: nullable(period),
    period3: nullable(period),
    theme: t.Union(THEMES.map(theme => t.Literal(theme))),
    userType,
  },
  { additionalProperties: false, title: 'statbox' },
)
export type Statbox = Static<typeof statbox>

/** A list, chart or map of some plugin, by `plugin.key`, and what its user chose to see in it. */
const panel = t.Object(
  {
    widget_type: t.Literal('panel'),
    panel: t.String({ pattern: '^[a-z]{1,32}\\.[a-z-]{1,32}$' }),
    filter: t.Optional(t.String({ maxLength: 32 })),
  },
  { additionalProperties: false, title: 'dashboardpanel' },
)

export const widgets = t.Array(t.Union([statbox, panel]), { maxItems: 40 })
export type Widgets = Static<typeof widgets>
