import { internal, opensLink, website } from '@core/db/described'
import { tenantEntity } from '@core/db/entity'
import { choice, flag, json, recordAt, reference, text } from '@core/db/fields'
import { newHash } from '@core/links/hash'
import { COLLEAGUE } from '@core/users/colleague'
import { websiteMapping } from '../contract/website'

/** A website that brings requests in: whose they are, and what its fields mean here (S1 §3, G-WEB). */
export const Website = tenantEntity({
  name: 'website',
  properties: {
    siteurl: website().nullable(),
    /** Only a live one takes requests. */
    status: choice(['live', 'draft', 'stopped']).default('live'),
    /** The adviser of what comes in (R-SET-018). */
    user_id: reference('user', { whenGone: 'refuse', among: COLLEAGUE }),
    lead_source: text().default('Eigen website'),
    flowprofile_id: recordAt('flowprofile', { whenGone: 'refuse' }).nullable(),
    partner_id: recordAt('partner', { whenGone: 'empty' }).nullable(),
    /** Visitors get the mail that their request has come in. */
    confirms: flag(),
    mapping: json(websiteMapping)
      .default('[]')
      .onCreate(() => []),
    hash: internal(opensLink(text(64).onCreate(() => newHash()))),
  },
})
