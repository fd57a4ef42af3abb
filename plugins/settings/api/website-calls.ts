import { call } from '@core/context/call'
import { renewLink } from '@core/links/hash'
import { find } from '@core/resource/record'
import { idParams } from '@core/resource/schemas'
import { Type as t } from '@sinclair/typebox'
import { leadTargets, websiteLink } from '../contract/website'
import { websiteResource } from '../resources/websites'

/** Gives a website a new address; requests to the old one are refused from now on. */
const resetWebsiteHash = call({
  method: 'POST',
  path: 'website/:id/resethash',
  access: { module: 'SETTINGS' },
  summary: 'New address for the requests of a website; the old one stops working',
  params: idParams,
  response: t.Object({ hash: t.String() }),
  async run(context, { params }) {
    const website = await find(websiteResource, context, params.id)
    const hash = await renewLink(context, websiteLink, website.id)
    website.hash = hash
    context.log({ type: 'website', id: website.id, description: 'hash_reset' })
    return { hash }
  },
})

/** What the fields of a website can be here. */
const readLeadTargets = call({
  method: 'GET',
  path: 'website/targets',
  access: { module: 'SETTINGS' },
  summary: 'Fields that a website can fill',
  response: t.Array(t.Object({ field: t.String(), label: t.String() })),
  run: async context => (await Promise.all(context.all(leadTargets).map(targets => targets(context)))).flat(),
})

export const websiteCalls = [resetWebsiteHash, readLeadTargets]
