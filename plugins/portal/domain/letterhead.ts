import { nullable } from '@core/db/schema'
import type { DocumentContent } from '@plugins/documents/contract'
import { Type as t } from '@sinclair/typebox'

const part = nullable(t.String())

/** The company as the top of a customer's page shows it. */
export const letterhead = {
  name: t.String(),
  phone: part,
  time_zone: t.String(),
  brand_color: part,
  has_logo: t.Boolean(),
}

/** The company as it stands on a document. */
export const letterheadOf = ({ name, phone, time_zone, brand_color, logo }: DocumentContent['seller']) => ({
  name,
  phone,
  time_zone,
  brand_color,
  has_logo: Boolean(logo),
})
