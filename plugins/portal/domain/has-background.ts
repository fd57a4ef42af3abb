import type { Context } from '@core/context/context'
import type { DocumentContent } from '@plugins/documents/contract'
import { flowProfiles } from '@plugins/settings/contract'

/** Whether a picture stands above a page: of a document the one that was sent with it, else that of the dossier now. */
export async function hasBackground(
  context: Context,
  flowprofile: number | null | undefined,
  content?: DocumentContent,
): Promise<boolean> {
  if (content?.background !== undefined) return content.background !== null
  return Boolean((await context.use(flowProfiles).brandOf(context, flowprofile)).background_key)
}
