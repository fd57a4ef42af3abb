import { call } from '@core/context/call'
import { notFound } from '@core/context/problem'
import { openRecord } from '@core/db/open-record'
import { showPicture } from '@core/files/show-picture'
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
    const settings = await openRecord(context, CompanySettings, params.id)
    if (!settings) throw notFound()
    return showPicture(context.files, settings.logo_key, 'logo')
  },
})
