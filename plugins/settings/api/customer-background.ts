import { acceptBackground } from '@core/files/accept-background'
import { deleteFiles } from '@core/files/delete-files'
import { showPicture } from '@core/files/show-picture'
import { type Call, call } from '@core/http/call'
import type { Context } from '@core/http/context'
import { invalid, notFound } from '@core/http/problem'
import { CompanySettings } from '@core/tenancy/company-settings'
import { Type as t } from '@sinclair/typebox'

const params = t.Object({ id: t.Integer({ minimum: 1 }) })
const access = { module: 'SETTINGS', role: 1000 } as const

async function settingsOf(context: Context, id: number) {
  const settings = await context.em.findOne(CompanySettings, { id })
  if (!settings) throw notFound()
  return settings
}

/** Puts another picture, or none, above the customer pages; the one before goes once that is certain. */
async function replace(context: Context, id: number, key: string | null): Promise<void> {
  const settings = await settingsOf(context, id)
  if (settings.customer_background_key) context.enqueue(deleteFiles, { keys: [settings.customer_background_key] })
  settings.customer_background_key = key
  context.log({ type: 'companysettings', id, description: 'background_changed' })
}

const get = call({
  method: 'GET',
  path: 'companysettings/:id/getcustomerbackground',
  access: { module: 'SETTINGS' },
  summary: 'Picture above the customer pages',
  params,
  response: 'file',
  async run(context, { params }) {
    const { customer_background_key } = await settingsOf(context, params.id)
    return showPicture(context.files, customer_background_key, 'background')
  },
})

const update = call({
  method: 'POST',
  path: 'companysettings/:id/updatecustomerbackground',
  access,
  summary: 'Upload the picture above the customer pages',
  params,
  body: t.Object({ file: t.Any({ description: 'Picture of at most 10 MB' }) }),
  multipart: 'picture',
  response: 'nothing',
  async run(context, { params, body }) {
    await settingsOf(context, params.id)
    if (!(body.file instanceof File)) throw invalid('file', 'core.required')
    const { bytes, contentType, extension } = await acceptBackground(body.file)
    const key = `company/${context.company.id}/customer-background-${crypto.randomUUID()}.${extension}`
    await context.files.put(key, bytes, contentType)
    await replace(context, params.id, key)
  },
})

const remove = call({
  method: 'POST',
  path: 'companysettings/:id/deletecustomerbackground',
  access,
  summary: 'Take the picture above the customer pages away',
  params,
  response: 'nothing',
  run: (context, { params }) => replace(context, params.id, null),
})

/** What stands above the pages of customers: a picture of the company's own, else a drawing (C-0485, C-0489, C-0493). */
export const customerBackgroundCalls: readonly Call[] = [get, update, remove]
