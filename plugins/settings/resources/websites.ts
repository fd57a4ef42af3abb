import { defineEvent, on } from '@core/context/event'
import { openRecord } from '@core/db/open-record'
import { closeLink, openLink } from '@core/links/hash'
import { resource } from '@core/resource/resource'
import { userNames } from '@core/users/user-names'
import { Type as t } from '@sinclair/typebox'
import { websiteLink } from '../contract/website'
import { checkMapping } from '../domain/check-mapping'
import { Website } from '../entities/website'

export const websiteCreated = defineEvent('website.created', t.Object({ id: t.Integer() }))
export const websiteDeleted = defineEvent('website.deleted', t.Object({ id: t.Integer() }))

/** Websites that bring requests in (C-0126 to C-0130, R-SET-018). */
export const websiteResource = resource({
  entity: Website,
  module: 'SETTINGS',
  sort: 'siteurl',
  readonly: ['hash'],
  called: { by: 'siteurl' },
  prepare: checkMapping,
  enrich: [
    {
      fields: { user_fullname: t.Union([t.String(), t.Null()]) },
      run: userNames('user_id', 'user_fullname'),
    },
  ],
  events: { created: websiteCreated, deleted: websiteDeleted },
})

/** The address of a website opens and closes with it. */
export const websiteLinks = [
  on(
    websiteCreated,
    'open its address',
    async ({ id }, context) => {
      const website = await openRecord(context, Website, id)
      if (website) await openLink(context, websiteLink, String(website.hash), id)
    },
    { within: true },
  ),
  on(websiteDeleted, 'close its address', ({ id }, context) => closeLink(context, websiteLink, id), { within: true }),
]
