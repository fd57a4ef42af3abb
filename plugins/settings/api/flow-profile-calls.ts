import { call } from '@core/context/call'
import type { Context } from '@core/context/context'
import { invalid } from '@core/context/problem'
import { deleteFiles } from '@core/files/delete-files'
import { showPicture } from '@core/files/show-picture'
import { answer, find } from '@core/resource/record'
import { idParams, rowWith } from '@core/resource/schemas'
import { acceptImage } from '@core/storage/accept-upload'
import { Type as t } from '@sinclair/typebox'
import { standardProfile } from '../domain/flow-profiles'
import type { FlowProfileRecord } from '../entities/flow-profile'
import { flowProfileResource } from '../resources/flow-profiles'

const enrich = flowProfileResource.enrich ?? []
const response = rowWith(flowProfileResource, enrich)
const access = { module: 'SETTINGS', role: 1000 } as const

/** Another logo, or none; the file before goes once that is certain. */
function replaceLogo(context: Context, profile: FlowProfileRecord, key: string | null): void {
  if (profile.logo_key) context.enqueue(deleteFiles, { keys: [profile.logo_key] })
  profile.logo_key = key
}

/** A profile gets a brand of its own (C-0498, R-FP-001, R-SET-007). */
const createBranding = call({
  method: 'POST',
  path: 'flowprofile/:id/createsettingsforflowprofile',
  access,
  summary: 'Give a profile a branding set of its own',
  params: idParams,
  response,
  async run(context, { params }) {
    const profile = await find(flowProfileResource, context, params.id)
    if (profile.id === (await standardProfile(context))) throw context.refuse('settings.standard_profile_brand')
    if (!profile.has_branding)
      context.log({ type: 'flowprofile', id: profile.id, description: 'branding_added', after: { name: profile.name } })
    profile.has_branding = true
    return answer(flowProfileResource, enrich, context, profile)
  },
})

/** It looks like the company again (C-0499, R-FP-001). */
const removeBranding = call({
  method: 'POST',
  path: 'flowprofile/:id/removesettingsforflowprofile',
  access,
  summary: 'Take the branding set of a profile away',
  params: idParams,
  response,
  async run(context, { params }) {
    const profile = await find(flowProfileResource, context, params.id)
    if (profile.has_branding)
      context.log({
        type: 'flowprofile',
        id: profile.id,
        description: 'branding_removed',
        before: { name: profile.name },
      })
    profile.has_branding = false
    profile.brand_button_color = null
    replaceLogo(context, profile, null)
    return answer(flowProfileResource, enrich, context, profile)
  },
})

const updateLogo = call({
  method: 'POST',
  path: 'flowprofile/:id/updatelogo',
  access,
  summary: 'Upload the logo of a profile with a branding set',
  params: idParams,
  body: t.Object({ file: t.Any({ description: 'Picture of at most 10 MB' }) }),
  multipart: 'picture',
  response,
  async run(context, { params, body }) {
    const profile = await find(flowProfileResource, context, params.id)
    if (!profile.has_branding) throw context.refuse('settings.profile_without_brand')
    if (!(body.file instanceof File)) throw invalid('file', 'core.required')
    const { bytes, contentType, extension } = await acceptImage(new Uint8Array(await body.file.arrayBuffer()))
    const key = `company/${context.company.id}/profile-logo-${crypto.randomUUID()}.${extension}`
    await context.files.put(key, bytes, contentType)
    replaceLogo(context, profile, key)
    context.log({ type: 'flowprofile', id: profile.id, description: 'logo_changed' })
    return answer(flowProfileResource, enrich, context, profile)
  },
})

const getLogo = call({
  method: 'GET',
  path: 'flowprofile/:id/getlogo',
  access: { module: 'SETTINGS' },
  summary: 'Logo of the branding set of a profile',
  params: idParams,
  response: 'file',
  async run(context, { params }) {
    const { logo_key } = await find(flowProfileResource, context, params.id)
    return showPicture(context.files, logo_key, 'logo')
  },
})

export const flowProfileCalls = [createBranding, removeBranding, updateLogo, getLogo]
