import { call } from '@core/context/call'
import { dropPicture } from '@core/files/own-picture-calls'
import { answer, find } from '@core/resource/record'
import { idParams, rowWith } from '@core/resource/schemas'
import { Type as t } from '@sinclair/typebox'
import { formChoices, type ProfileChoice, templateChoices } from '../contract'
import { standardProfile } from '../domain/flow-profiles'
import { flowProfileResource } from '../resources/flow-profiles'

const enrich = flowProfileResource.enrich ?? []
const response = rowWith(flowProfileResource, enrich)
const access = { module: 'SETTINGS', role: 1000 } as const

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

/** Columns of the pictures of a branding set. */
const PICTURES = ['logo_key', 'email_header_key', 'email_footer_key', 'customer_background_key'] as const

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
    profile.sender_name = null
    for (const column of PICTURES) dropPicture(context, profile, column)
    return answer(flowProfileResource, enrich, context, profile)
  },
})

const choice = t.Object({
  kind: t.String(),
  label: t.String(),
  choices: t.Array(t.Object({ id: t.Integer(), title: t.String() })),
})

/** What a profile can choose from. */
const profileChoices = call({
  method: 'GET',
  path: 'flowprofile/choices',
  access: { module: 'SETTINGS' },
  summary: 'Templates by kind, and forms, of which a profile chooses',
  response: t.Object({ templates: t.Array(choice), forms: t.Array(choice) }),
  async run(context) {
    const filled = (offered: readonly ProfileChoice[]) =>
      Promise.all(
        offered.map(async ({ kind, label, choices }) => ({
          kind,
          label: context.text(label),
          choices: [...(await choices(context))],
        })),
      )
    return {
      templates: await filled(context.all(templateChoices)),
      forms: await filled(context.all(formChoices)),
    }
  },
})

export const flowProfileCalls = [createBranding, removeBranding, profileChoices]
