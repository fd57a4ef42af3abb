import type { Context } from '@core/context/context'
import type { Brand } from '@core/tenancy/company-mail'
import { flowProfiles } from '@plugins/settings/contract'
import { flowRow } from './flow-row'

/** How what customers see of a dossier looks: as its profile says. */
export const brandOfFlow = async (context: Context, flowId: number | null): Promise<Brand> =>
  context.use(flowProfiles).brandOf(context, flowId ? (await flowRow(context, flowId))?.flowprofile_id : null)
