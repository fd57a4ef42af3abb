import { call } from '@core/http/call'
import { notFound } from '@core/http/problem'
import { fileResponse } from '@core/http/response'
import { CompanySettings } from '@core/tenancy/company-settings'
import { Type as t } from '@sinclair/typebox'

/** The logo by the number of the settings. */
export const getCompanyLogo = call({
  method: 'GET',
  path: 'companysettings/:id/getcompanylogo',
  access: 'signed-in',
  summary: 'Logo of the company',
  params: t.Object({ id: t.Integer({ minimum: 1 }) }),
  response: 'file',
  async run(context, { params }) {
    const settings = await context.em.findOne(CompanySettings, { id: params.id })
    if (!settings) throw notFound()
    const file = settings.logo_key ? await context.files.get(settings.logo_key) : null
    if (!file) return new Response(null, { status: 204, headers: { 'x-imagestatus': 'unavailable' } })
    return fileResponse(file.bytes, file.contentType, 'logo', { inline: true })
  },
})
