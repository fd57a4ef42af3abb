import type { Context } from '@core/context/context'
import { flowReader } from '@plugins/crm/contract'
import { flowProfiles } from '@plugins/settings/contract'

/** The profile of the dossier that a document stands in: it says how mails about the document read and look. */
export const profileOf = async (context: Context, { flow_id }: { readonly flow_id?: number | null }) =>
  flow_id ? context.use(flowReader).profileOf(context, flow_id) : null

/** How a document and what belongs to it look: as the profile of its dossier says. */
export const brandOfDocument = async (context: Context, about: { readonly flow_id?: number | null }) =>
  context.use(flowProfiles).brandOf(context, await profileOf(context, about))
