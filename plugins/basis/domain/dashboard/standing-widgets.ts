import { type Context, signedIn } from '@core/context/context'
import { readRows } from '@core/db/list'
import type { Usecase, Widgets } from '../../contract/dashboard-widget'
import { Dashboard } from '../../entities/dashboard'
import { figureOf } from './figure-of'
import { FIRST_STATBOXES } from './first-statboxes'

export interface Standing {
  /** Without figures of modules that are not owned, or that somebody may not see (R-DASH-003). */
  widgets: Widgets
  /** Whether somebody arranged them: the user, else the company. */
  by: 'user' | 'company' | null
  /** Of the user's own arrangement; 0 without one. */
  version: number
}

/** What stands on a dashboard of whoever asks: as they arranged it, else as their company did, else as it begins. */
export async function standingWidgets(context: Context, usecase: Usecase): Promise<Standing> {
  const { id } = signedIn(context)
  const rows = await readRows(context, Dashboard, ['user_id', 'widgets', 'version'], { usecase, user_id: [id, null] })
  const kept = rows.find(({ user_id }) => user_id === id) ?? rows[0]
  const widgets: readonly Widgets[number][] = kept?.widgets ?? FIRST_STATBOXES[usecase]
  return {
    widgets: widgets.filter(widget => widget.widget_type !== 'statbox' || figureOf(context, widget.type)),
    by: kept ? (kept.user_id === id ? 'user' : 'company') : null,
    version: kept?.user_id === id ? kept.version : 0,
  }
}
