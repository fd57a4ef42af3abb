import type { Context } from '@core/context/context'
import { readRows } from '@core/db/list'
import { flowReader } from '@plugins/crm/contract'
import { flowProfiles, type ProfileChoice } from '@plugins/settings/contract'
import { Vertical } from '../entities/vertical'

/** Forms on offer, all of them or those that a dossier can have by its profile (R-SET-016). */
export async function formsOnOffer(context: Context, flowId?: number) {
  const profile = flowId ? await context.use(flowReader).profileOf(context, flowId) : null
  const only = await context.use(flowProfiles).formsOf(context, profile)
  return readRows(context, Vertical, 'all', { archived: 0, ...(only ? { id: [...only] } : {}) }, 'order')
}

/** Forms for the settings of a profile. */
export const formsOfProfiles: ProfileChoice = {
  kind: 'vertical',
  label: 'surveys.form',
  choices: async context => (await formsOnOffer(context)).map(({ id, description }) => ({ id, title: description })),
}
