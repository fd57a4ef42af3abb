import type { Context } from '@core/context/context'
import { CompanySettings } from '@core/tenancy/company-settings'

/** Whether the company has a picture above the pages of its customers now: it belongs to the page, not to the document. */
export async function hasBackground({ em }: Context): Promise<boolean> {
  return Boolean((await em.findOne(CompanySettings, {}))?.customer_background_key)
}
