import type { Context } from '@core/context/context'
import { definePort, defineRegistry } from '@core/context/port'
import type { FlowStatus } from './flow-status'

/** A dossier of a partner: whom the work is for, where, and how far it is. No amounts. */
export interface PartnerFlow {
  readonly id: number
  readonly number: string | null
  readonly status: FlowStatus
  /** The sub-status, in the company's own words. */
  readonly phase: string | null
  readonly description: string | null
  /** What the partner calls it. */
  readonly reference: string | null
  readonly relation_fullname: string
  readonly address: string | null
  readonly postcode: string | null
  readonly city: string | null
  readonly lead_date: string
  readonly updated_at: string
  readonly partner_id: number | null
  readonly partner_project_id: number | null
  readonly user_id: number | null
}

/** Whose dossiers are asked for. */
export type OfPartner = { readonly partner_id: number } | { readonly partner_project_id: number }

/** Reads the dossiers of partners, and puts dossiers in their projects. */
export interface PartnerFlows {
  /** Those that are not in the trash, the newest first; of `query` those that mention it. All of them without a limit. */
  list(
    context: Context,
    of: OfPartner,
    narrow?: { readonly limit?: number | undefined; readonly query?: string | undefined },
  ): Promise<PartnerFlow[]>
  /** The numbers of all of them. */
  ids(context: Context, of: OfPartner): Promise<number[]>
  /** One of a partner, or null when it is another's, unknown or in the trash. */
  find(context: Context, partnerId: number, id: number): Promise<PartnerFlow | null>
  /** Puts dossiers in a project, and with that with its partner. @throws Problem 422 */
  putInProject(context: Context, flowIds: readonly number[], partner_project_id: number): Promise<void>
}
export const partnerFlows = definePort<PartnerFlows>('crm.partner-flows')

/** Fields of a dossier that have to do with its partner. */
export interface NamedPartner {
  partner_id?: number | null
  partner_project_id?: number | null
  flowprofile_id?: number | null
}

/**
 * Fills in and checks the partner of a dossier before it is saved; `changes` is what is written now.
 *
 * @throws Problem 422
 */
export type CheckPartner = (
  context: Context,
  flow: NamedPartner,
  written: { readonly changes: Readonly<Record<string, unknown>>; readonly isNew: boolean },
) => Promise<void>
export const partnerChecks = defineRegistry<CheckPartner>('crm.partner-checks')
