import { call } from '@core/context/call'
import { fileResponse, noPicture } from '@core/http/response'
import { ownSettings } from '../own-settings'

/** The logo of the company; `x-imagestatus: unavailable` without one (R-FILE-001). */
export const getCurrentCompanyLogo = call({
  method: 'GET',
  path: 'company/getcurrentcompanylogo',
  access: 'signed-in',
  summary: 'Logo of the company',
  response: 'file',
  async run(context) {
    const settings = await ownSettings(context)
    const file = settings?.logo_key ? await context.files.get(settings.logo_key) : null
    if (!file) return noPicture()
    return fileResponse(file.bytes, file.contentType, 'logo', { inline: true })
  },
})
