import { call } from '@core/context/call'
import { notFound } from '@core/context/problem'
import { openRecord } from '@core/db/open-record'
import { deleteFiles } from '@core/files/delete-files'
import { uploadOf } from '@core/storage/accepted-file'
import { CompanySettings } from '@core/tenancy/company-settings'
import { Type as t } from '@sinclair/typebox'

/** Replaces the logo of the company; the one before goes once that is certain. */
export const updateLogo = call({
  method: 'POST',
  path: 'companysettings/:id/updatelogo',
  access: { module: 'SETTINGS', role: 1000 },
  summary: 'Upload the logo',
  params: t.Object({ id: t.Integer({ minimum: 1 }) }),
  body: t.Object({ file: t.Any({ description: 'Picture of at most 10 MB' }) }),
  multipart: 'logo',
  response: t.Object({ logo_url: t.String() }),
  async run(context, { params, body }) {
    const settings = await openRecord(context, CompanySettings, params.id)
    if (!settings) throw notFound()
    const { bytes, contentType, extension } = uploadOf(body.file).file
    const key = `company/${context.company.id}/logo-${crypto.randomUUID()}.${extension}`
    await context.files.put(key, bytes, contentType)
    if (settings.logo_key) context.enqueue(deleteFiles, { keys: [settings.logo_key] })
    settings.logo_key = key
    context.log({ type: 'companysettings', id: settings.id, description: 'logo_changed' })
    return { logo_url: `/api/company/getcurrentcompanylogo?v=${encodeURIComponent(key)}` }
  },
})
