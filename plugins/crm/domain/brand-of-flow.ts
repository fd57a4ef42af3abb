import type { Context } from '@core/context/context'
import type { Brand } from '@core/tenancy/brand'
import { flowProfiles } from '@plugins/settings/contract'
import { readFlows } from './flow-reader'

/** How what customers see of a dossier looks: as its profile says. */
export const brandOfFlow = async (context: Context, flowId: number | null): Promise<Brand> =>
  context.use(flowProfiles).brandOf(context, flowId ? await readFlows.profileOf(context, flowId) : null)
