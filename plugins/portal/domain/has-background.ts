import type { Context } from '@core/context/context'
import { openRecord } from '@core/db/open-record'
import { CompanySettings } from '@core/tenancy/company-settings'

/** Whether the company has a picture above the pages of its customers now: it belongs to the page, not to the document. */
export async function hasBackground(context: Context): Promise<boolean> {
  return Boolean((await openRecord(context, CompanySettings, {}))?.customer_background_key)
}
