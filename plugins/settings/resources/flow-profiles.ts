import { invalid } from '@core/context/problem'
import { duplicated } from '@core/resource/duplicated'
import { resource } from '@core/resource/resource'
import { Type as t } from '@sinclair/typebox'
import { checkForms, checkTemplates } from '../domain/check-choices'
import { checkMailTemplates, standardProfile } from '../domain/flow-profiles'
import { FlowProfile } from '../entities/flow-profile'

/** What a branding set is made of; a copy begins without. */
const BRAND = [
  'has_branding',
  'brand_button_color',
  'sender_name',
  'logo_key',
  'email_header_key',
  'email_footer_key',
  'customer_background_key',
]

/** Profiles of dossiers (C-0181 to C-0185, C-0331, R-SET-016). */
export const flowProfileResource = resource({
  entity: FlowProfile,
  module: 'SETTINGS',
  writers: { role: 1000 },
  sort: 'name',
  readonly: ['has_branding'],
  // The files of a branding set are one profile's.
  abilities: [duplicated({ title: 'name', without: BRAND })],
  enrich: [
    {
      fields: { is_standard: t.Boolean() },
      async run(rows, context) {
        const standard = await standardProfile(context)
        for (const row of rows) row.is_standard = row.id === standard
      },
    },
  ],
  async prepare(profile, context, changes, before) {
    profile.name = profile.name.trim()
    if (!profile.name) throw invalid('name', 'core.required')
    profile.sender_name = profile.sender_name?.trim() || null
    if (profile.brand_button_color && !/^#[0-9a-f]{6}$/i.test(profile.brand_button_color))
      throw invalid('brand_button_color', 'core.invalid_color')
    if ('mail_templates' in changes) await checkMailTemplates(context, profile.mail_templates)
    if ('document_templates' in changes)
      await checkTemplates(context, profile.document_templates, before?.document_templates)
    if ('vertical_whitelist' in changes)
      await checkForms(context, profile.vertical_whitelist, before?.vertical_whitelist)
  },
})
