import { call } from '@core/context/call'
import type { Context } from '@core/context/context'
import { readRows } from '@core/db/list'
import { rowSchema } from '@core/db/schema'
import { allMergeTags, mergeTagList } from '@core/merge-tags/api/list-merge-tags'
import { brandOf } from '@core/tenancy/brand'
import { ownSettings } from '@core/tenancy/own-settings'
import { Type as t } from '@sinclair/typebox'
import { listedMailKinds } from '../domain/list-mail-kinds'
import { ContactTemplate } from '../entities/contact-template'
import { MailTemplate } from '../entities/mail-template'
import { MessageTemplate } from '../entities/message-template'

const access = { module: 'SETTINGS' } as const

/** All that the company writes and shows in its mails, in one answer (C-0453, R-SET-021). */
const getCurrentEmailSettings = call({
  method: 'GET',
  path: 'company/getcurrentemailsettings',
  access,
  summary: 'Kinds of mail, templates of mails, messages and contacts, and which pictures the mails have',
  response: t.Object({
    companysettings_id: t.Integer(),
    has_emailheader: t.Boolean(),
    has_emailfooter: t.Boolean(),
    has_customerbackground: t.Boolean(),
    mailtypes: t.Array(t.Object({ type: t.String(), label: t.String() })),
    mailtemplates: t.Array(rowSchema(MailTemplate)),
    messagetemplates: t.Array(rowSchema(MessageTemplate)),
    contacttemplates: t.Array(rowSchema(ContactTemplate)),
  }),
  async run(context: Context) {
    const settings = await ownSettings(context)
    const { header_key, footer_key, background_key } = brandOf(settings)
    return {
      companysettings_id: settings?.id ?? 0,
      has_emailheader: header_key !== null,
      has_emailfooter: footer_key !== null,
      has_customerbackground: background_key !== null,
      mailtypes: await listedMailKinds(context),
      mailtemplates: await readRows(context, MailTemplate, 'all', {}, 'type'),
      messagetemplates: await readRows(context, MessageTemplate, 'all', {}, 'title'),
      contacttemplates: await readRows(context, ContactTemplate, 'all', {}, 'title'),
    }
  },
})

/** The merge tags under the name that the settings know (C-0457, R-SET-013). */
const getMergeTags = call({
  method: 'GET',
  path: 'company/getmergetags',
  access,
  summary: 'Merge tags that texts may use, with their names',
  response: mergeTagList,
  run: allMergeTags,
})

export const currentSettings = [getCurrentEmailSettings, getMergeTags]
