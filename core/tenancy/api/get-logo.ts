import { call } from '@core/context/call'
import { openRecord } from '@core/db/open-record'
import { fileResponse, noPicture } from '@core/http/response'
import { CompanySettings } from '../company-settings'

/** The logo of the company; `x-imagestatus: unavailable` without one (R-FILE-001). */
export const getCurrentCompanyLogo = call({
  method: 'GET',
  path: 'company/getcurrentcompanylogo',
  access: 'signed-in',
  summary: 'Logo of the company',
  response: 'file',
  async run(context) {
    const settings = await openRecord(context, CompanySettings, {})
    const file = settings?.logo_key ? await context.files.get(settings.logo_key) : null
    if (!file) return noPicture()
    return fileResponse(file.bytes, file.contentType, 'logo', { inline: true })
  },
})
