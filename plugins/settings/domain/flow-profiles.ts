import type { Context } from '@core/context/context'
import { invalid } from '@core/context/problem'
import { readRow, readRows } from '@core/db/list'
import { openRecord } from '@core/db/open-record'
import type { Reader } from '@core/db/reader'
import type { Brand } from '@core/tenancy/company-mail'
import { ownSettings } from '@core/tenancy/own-settings'
import type { FlowProfiles } from '../contract'
import { FlowProfile } from '../entities/flow-profile'
import { MailTemplate } from '../entities/mail-template'
import { profileSettings } from './profile-settings'

/** The profile that dossiers have unless told: the chosen one, or the first that the company made. */
export async function standardProfile(reader: Reader): Promise<number | null> {
  const { standard_flowprofile_id: chosen } = await profileSettings.of(reader)
  const found = await readRows(reader, FlowProfile, ['id'], {}, 'id')
  return found.find(({ id }) => id === chosen)?.id ?? found[0]?.id ?? null
}

/** The brand of the company itself. */
async function brandOfCompany(context: Context): Promise<Brand> {
  const settings = await ownSettings(context)
  return { color: settings?.brand_button_color ?? null, logo_key: settings?.logo_key ?? null }
}

/** What a profile brings to the dossiers that have it. */
export const flowProfiles: FlowProfiles = {
  standard: standardProfile,
  async brandOf(context, id) {
    const profile = id ? await openRecord(context, FlowProfile, id) : null
    if (!profile?.has_branding) return brandOfCompany(context)
    return { color: profile.brand_button_color ?? null, logo_key: profile.logo_key ?? null }
  },
}

/** @throws Problem 422 for a template that is not there, or of another kind of mail */
export async function checkMailTemplates(context: Context, chosen: Readonly<Record<string, number>>): Promise<void> {
  for (const [type, id] of Object.entries(chosen))
    if (!(await readRow(context, MailTemplate, { id, type }))) throw invalid('mail_templates', 'core.unknown_reference')
}
