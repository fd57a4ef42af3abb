import type { Context } from '@core/context/context'
import { flowProfiles } from '@plugins/settings/contract'

/** Whether there is a picture above the pages of this customer now: it belongs to the page, not to the document. */
export async function hasBackground(context: Context, flowprofile: number | null | undefined): Promise<boolean> {
  return Boolean((await context.use(flowProfiles).brandOf(context, flowprofile)).background_key)
}
