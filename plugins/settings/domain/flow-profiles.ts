import type { Context } from '@core/context/context'
import { invalid } from '@core/context/problem'
import { readRow, readRows } from '@core/db/list'
import { openRecord } from '@core/db/open-record'
import type { Reader } from '@core/db/reader'
import { brandOf } from '@core/tenancy/brand'
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

const profileOf = async (context: Context, id: number | null | undefined) =>
  id ? openRecord(context, FlowProfile, id) : null

/** What a profile brings to the dossiers that have it. */
export const flowProfiles: FlowProfiles = {
  standard: standardProfile,
  async brandOf(context, id) {
    const profile = await profileOf(context, id)
    return brandOf(profile?.has_branding ? profile : await ownSettings(context))
  },
  async templateOf(context, id, kind) {
    return (await profileOf(context, id))?.document_templates[kind] ?? null
  },
  async formsOf(context, id) {
    const forms = (await profileOf(context, id))?.vertical_whitelist ?? []
    return forms.length ? forms : null
  },
}

/** @throws Problem 422 for a template that is not there, or of another kind of mail */
export async function checkMailTemplates(context: Context, chosen: Readonly<Record<string, number>>): Promise<void> {
  for (const [type, id] of Object.entries(chosen))
    if (!(await readRow(context, MailTemplate, { id, type }))) throw invalid('mail_templates', 'core.unknown_reference')
}
