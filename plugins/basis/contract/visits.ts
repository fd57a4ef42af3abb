import type { Context } from '@core/context/context'
import { definePort } from '@core/context/port'

/** Work of a project: when it is, or how it goes along with the project. */
export interface Visit {
  readonly id: number
  readonly project_id: number | null
  readonly title: string
  readonly status: string
  readonly start_date: string | null
  readonly end_date: string | null
  /** Minutes. */
  readonly duration: number
  readonly user_id: number | null
  readonly team_id: number | null
  readonly attendees: readonly number[]
  /** Working days after the project begins; null for what does not go along. */
  readonly offset_days: number | null
  /** Minutes of the day; null for the time at which the project begins. */
  readonly offset_time: number | null
}

/** What becomes of a visit; what is left out stays. */
export interface VisitChange {
  readonly id: number
  readonly start_date?: string | null
  readonly offset_days?: number | null
  readonly offset_time?: number | null
  readonly user_id?: number | null
  readonly team_id?: number | null
  readonly status?: 'open' | 'onhold'
}

/** Keeps the work of projects in the planning. */
export interface Visits {
  /** The work of projects, what comes first in front; templates left out. */
  of(context: Context, projectIds: readonly number[]): Promise<Visit[]>
  /** Tasks by their numbers, whether they belong to a project or not; templates left out. */
  byId(context: Context, ids: readonly number[]): Promise<Visit[]>
  /** The projects that some tasks belong to, each once. */
  projectsOf(context: Context, taskIds: readonly number[]): Promise<number[]>
  /** The surveys that some tasks belong to, each once. */
  intakesOf(context: Context, taskIds: readonly number[]): Promise<number[]>
  /** Changes visits together, with all that a change of each brings. @throws Problem as changing a task does */
  change(context: Context, changes: readonly VisitChange[]): Promise<void>
  /** Writes down that a visit was done. */
  finish(context: Context, id: number, at: Date): Promise<void>
}
export const visits = definePort<Visits>('basis.visits')
