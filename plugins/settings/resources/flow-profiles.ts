import { invalid } from '@core/context/problem'
import { duplicated } from '@core/resource/duplicated'
import { resource } from '@core/resource/resource'
import { Type as t } from '@sinclair/typebox'
import { checkMailTemplates, standardProfile } from '../domain/flow-profiles'
import { FlowProfile } from '../entities/flow-profile'

/** Profiles of dossiers (C-0181 to C-0185, C-0331, R-SET-016). */
export const flowProfileResource = resource({
  entity: FlowProfile,
  module: 'SETTINGS',
  writers: { role: 1000 },
  sort: 'name',
  readonly: ['has_branding'],
  // The files of a branding set are one profile's: a copy begins without.
  abilities: [duplicated({ title: 'name', without: ['has_branding', 'logo_key'] })],
  enrich: [
    {
      fields: { is_standard: t.Boolean() },
      async run(rows, context) {
        const standard = await standardProfile(context)
        for (const row of rows) row.is_standard = row.id === standard
      },
    },
  ],
  async prepare(profile, context, changes) {
    profile.name = profile.name.trim()
    if (!profile.name) throw invalid('name', 'core.required')
    if (profile.brand_button_color && !/^#[0-9a-f]{6}$/i.test(profile.brand_button_color))
      throw invalid('brand_button_color', 'core.invalid_color')
    if ('mail_templates' in changes) await checkMailTemplates(context, profile.mail_templates)
  },
})
