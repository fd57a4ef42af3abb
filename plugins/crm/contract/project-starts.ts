import type { Context } from '@core/context/context'
import { defineRegistry } from '@core/context/port'

/** What a project can begin with. */
export interface ProjectTemplate {
  readonly id: number
  readonly name: string
}

/** Keeps projects, and begins them in dossiers that are imported (S1 §3, bulk import data). */
export interface ProjectStarts {
  /** Those of the company, in the order in which they are offered. */
  templates(context: Context): Promise<readonly ProjectTemplate[]>
  /**
   * Begins a project in a dossier, in the transaction that makes the dossier: of a row that is only tried it is taken back.
   *
   * @throws Problem 409 or 422, which refuses the row
   */
  start(context: Context, project: { readonly flow_id: number; readonly template_id: number | null }): Promise<void>
}
export const projectStarts = defineRegistry<ProjectStarts>('crm.project-starts')
