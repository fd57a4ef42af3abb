import type { Context } from '@core/context/context'
import { forbidden, invalid, type Problem } from '@core/context/problem'
import { type PartnerFacts, partnerReader } from '@plugins/partnermanagement/contract'

/**
 * The partner whose dossiers are looked at: that of the user, or for staff the one they ask for.
 *
 * @throws Problem 403 for a user of a partner who asks for another one or has none, `unnamed` for staff who name none, 422 for one that is not
 * there (R-PART-001, R-PART-008)
 */
export async function lookingPartner(
  context: Context,
  asked: number | undefined,
  unnamed: Problem = invalid('partnerId', 'core.required'),
): Promise<PartnerFacts> {
  const { user } = context
  const own = user?.user_type === 'partner' ? user.partner_id : undefined
  if (own === null) throw forbidden('partner.no_partner')
  if (own !== undefined && asked !== undefined && asked !== own) throw forbidden()
  const id = own ?? asked
  if (id === undefined) throw unnamed
  const partner = await context.use(partnerReader).partner(context, id)
  if (!partner && own !== undefined) throw forbidden('partner.no_partner')
  if (!partner) throw invalid('partnerId', 'core.unknown_reference')
  return partner
}
