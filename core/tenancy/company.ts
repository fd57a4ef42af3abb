import { addressColumns, phone, website } from '@core/db/described'
import { place, sharedEntity, trash } from '@core/db/entity'
import { emailAddress, json, moment, text, timeZone } from '@core/db/fields'
import type { TableOf } from '@core/db/tables'
import { DUTCH } from '@core/time/today'
import { p } from '@mikro-orm/postgresql'
import { Type as t } from '@sinclair/typebox'

/** A company: the tenant itself. Only the kernel and the admin plugin read this table. */
export const Company = sharedEntity({
  name: 'company',
  lies: 'everywhere',
  properties: {
    id: p.bigint('number').primary(),
    version: p.integer().version().default(1),
    created_at: moment().onCreate(() => new Date()),
    updated_at: moment()
      .onCreate(() => new Date())
      .onUpdate(() => new Date()),
    name: text(120),
    email: emailAddress().nullable(),
    phone: phone().nullable(),
    ...addressColumns,
    kvk: text(8).nullable(),
    vat_number: text(32).nullable(),
    iban: text(34).nullable(),
    website: website().nullable(),
    /** Host names at which its sign-in page and portal show its own brand; only the platform gives them out. */
    hostnames: json(t.Array(t.String({ pattern: '^[A-Za-z0-9.-]+$', maxLength: 255 })))
      .default('[]')
      .onCreate(() => []),
    /** Picture beside the sign-in form at its host names; set by the platform like these. */
    background_key: text().nullable().hidden(),
    /** Its days begin, and its daily jobs run, by this clock. */
    time_zone: timeZone().default(DUTCH.time_zone),
    ...place,
    ...trash,
  },
})

declare module '@core/db/tables' {
  interface Tables {
    company: TableOf<typeof Company>
  }
}
