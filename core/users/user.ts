import { moduleTag } from '@core/context/module-schemas'
import { LANGUAGES } from '@core/context/modules'
import { internal, phone, zeroOrOne } from '@core/db/described'
import { tenantEntity, trash } from '@core/db/entity'
import { choice, emailAddress, json, moment, recordAt, text } from '@core/db/fields'
import type { TableOf } from '@core/db/tables'
import { p } from '@mikro-orm/postgresql'
import { Type as t } from '@sinclair/typebox'

export const USER_TYPES = ['standard', 'sales', 'project', 'external', 'support', 'partner', 'dummy'] as const
export const DASHBOARDS = [
  'default',
  'sales',
  'project',
  'v1',
  'alternativev1',
  'salesv1',
  'projectv1',
  'partner',
] as const

/** Somebody who signs in (S0 §3.2). */
export const User = tenantEntity({
  name: 'user',
  properties: {
    username: internal(text()),
    name: text(),
    nameprefix: text().nullable(),
    surname: text().nullable(),
    email: emailAddress(),
    phone: phone().nullable(),
    password_hash: text().hidden(),
    order: internal(p.integer().default(0)),
    hide_from_planning: zeroOrOne(),
    receives_newsletter: zeroOrOne(),
    simplemode: zeroOrOne(),
    role: p.integer().default(100),
    user_type: choice(USER_TYPES).default('standard'),
    altDashboard: choice(DASHBOARDS).default('default'),
    language: internal(choice(LANGUAGES).nullable()),
    module_blacklist: json(t.Array(moduleTag))
      .default('[]')
      .onCreate(() => []),
    partner_id: recordAt('partner', { whenGone: 'empty' }).nullable(),
    flowprofile_id: recordAt('flowprofile', { whenGone: 'empty' }).nullable(),
    last_seen_at: moment().nullable().hidden(),
    ...trash,
  },
})

declare module '@core/db/tables' {
  interface Tables {
    user: TableOf<typeof User>
  }
}
