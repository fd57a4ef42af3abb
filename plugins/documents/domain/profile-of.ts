import type { Context } from '@core/context/context'
import { flowReader } from '@plugins/crm/contract'

/** The profile of the dossier that a document stands in: it says how mails about the document read and look. */
export const profileOf = async (context: Context, { flow_id }: { readonly flow_id?: number | null }) =>
  (flow_id && (await context.use(flowReader).flow(context, flow_id))?.flowprofile_id) || null
