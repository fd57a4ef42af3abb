import type { Context } from '@core/context/context'
import { defineEvent } from '@core/context/event'
import { definePort } from '@core/context/port'
import { Type as t } from '@sinclair/typebox'

const one = t.Object({ id: t.Integer() })

/** What happens to partners. */
export const partnerEvents = {
  deleted: defineEvent('partner.deleted', one),
  restored: defineEvent('partner.restored', one),
}

/** A partner as others see one. */
export interface PartnerFacts {
  readonly id: number
  readonly name: string
  /** Whether its people see what work costs. */
  readonly sees_prices: boolean
  readonly contact_user_id: number | null
  readonly flowprofile_id: number | null
}

/** A project of a partner. */
export interface PartnerProjectFacts {
  readonly id: number
  readonly label: string
}

/** Reads partners and their projects. */
export interface PartnerReader {
  /** The partner, or null when it is unknown or in the trash. */
  partner(context: Context, id: number): Promise<PartnerFacts | null>
  /** Its projects that are not in the trash, by name. */
  projects(context: Context, partnerId: number): Promise<PartnerProjectFacts[]>
}
export const partnerReader = definePort<PartnerReader>('partnermanagement.partner-reader')
