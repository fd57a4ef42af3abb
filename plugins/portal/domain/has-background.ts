import type { Context } from '@core/context/context'
import { ownSettings } from '@core/tenancy/own-settings'

/** Whether the company has a picture above the pages of its customers now: it belongs to the page, not to the document. */
export async function hasBackground(context: Context): Promise<boolean> {
  return Boolean((await ownSettings(context))?.customer_background_key)
}
