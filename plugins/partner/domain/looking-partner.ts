import type { Context } from '@core/context/context'
import { forbidden, invalid } from '@core/context/problem'
import { type PartnerFacts, partnerReader } from '@plugins/partnermanagement/contract'

/**
 * The partner whose dossiers are looked at: that of the user, or for staff the one they ask for.
 *
 * @throws Problem 403 for a user of a partner who asks for another one or has none, 422 for staff who name none that is there
 * (R-PART-001, R-PART-008)
 */
export async function lookingPartner(context: Context, asked: number | undefined): Promise<PartnerFacts> {
  const { user } = context
  const own = user?.user_type === 'partner' ? user.partner_id : undefined
  if (own === null) throw forbidden('partner.no_partner')
  if (own !== undefined && asked !== undefined && asked !== own) throw forbidden()
  const id = own ?? asked
  if (id === undefined) throw invalid('partnerId', 'core.required')
  const partner = await context.use(partnerReader).partner(context, id)
  if (!partner && own !== undefined) throw forbidden('partner.no_partner')
  if (!partner) throw invalid('partnerId', 'core.unknown_reference')
  return partner
}
