import { acceptBackground } from '@core/files/accept-background'
import { deleteFiles } from '@core/files/delete-files'
import { showPicture } from '@core/files/show-picture'
import { type Call, call } from '@core/http/call'
import type { Context } from '@core/http/context'
import { invalid, notFound } from '@core/http/problem'
import { Company } from '@core/tenancy/company'
import { Type as t } from '@sinclair/typebox'

const params = t.Object({ id: t.Integer({ minimum: 1 }) })
const access = { module: 'ADMIN', role: 5000 } as const

async function companyOf(context: Context, id: number) {
  const company = await context.em.findOne(Company, { id, deleted_at: null })
  if (!company) throw notFound()
  return company
}

async function replace(context: Context, id: number, key: string | null): Promise<void> {
  const company = await companyOf(context, id)
  if (company.background_key) context.enqueue(deleteFiles, { keys: [company.background_key] })
  company.background_key = key
  context.log({ type: 'company', id, description: 'background_changed' })
}

const get = call({
  method: 'GET',
  path: 'company/:id/getbackground',
  access: { module: 'ADMIN' },
  summary: 'Picture beside the sign-in form at the host names of a company',
  params,
  response: 'file',
  async run(context, { params }) {
    return showPicture(context.files, (await companyOf(context, params.id)).background_key, 'background')
  },
})

const update = call({
  method: 'POST',
  path: 'company/:id/updatebackground',
  access,
  summary: 'Upload the picture beside the sign-in form at the host names of a company',
  params,
  body: t.Object({ file: t.Any({ description: 'Picture of at most 10 MB' }) }),
  multipart: 'picture',
  response: 'nothing',
  async run(context, { params, body }) {
    await companyOf(context, params.id)
    if (!(body.file instanceof File)) throw invalid('file', 'core.required')
    const { bytes, contentType, extension } = await acceptBackground(body.file)
    const key = `company/${params.id}/background-${crypto.randomUUID()}.${extension}`
    await context.files.put(key, bytes, contentType)
    await replace(context, params.id, key)
  },
})

const remove = call({
  method: 'POST',
  path: 'company/:id/deletebackground',
  access,
  summary: 'Take the picture beside the sign-in form away',
  params,
  response: 'nothing',
  run: (context, { params }) => replace(context, params.id, null),
})

/** What visitors of a company's host names see beside the sign-in form (G-BRAND). */
export const companyBackgroundCalls: readonly Call[] = [get, update, remove]
