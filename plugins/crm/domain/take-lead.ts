import type { Context } from '@core/context/context'
import { isEmail } from '@core/domain/email-address'
import { fold } from '@core/domain/fold'
import { fullname } from '@core/domain/fullname'
import { dutchPostcode, isDutch } from '@core/domain/postcode'
import { openLink } from '@core/links/hash'
import { notify } from '@core/notifications/notify'
import { createRecord } from '@core/resource/record'
import type { WebsiteFacts } from '@plugins/settings/contract/website'
import { flowLink } from '../contract'
import { flowCreatedByWebsite } from '../contract/flow-events'
import type { FlowRecord } from '../entities/flow'
import { mailNewRequest } from '../jobs/mail-new-request'
import { flows } from '../resources/flows'
import { organizations } from '../resources/organizations'
import { relations } from '../resources/relations'
import { otherFlows } from './doubles-of'
import { type Double, findDoubles } from './find-doubles'
import { type MappedLead, mapLead } from './lead-fields'
import { typedPerson } from './typed-person'

/** Characters of each field at the most; what is longer goes to the remarks. */
const LONGEST: Readonly<Record<string, number>> = {
  'relation.phone': 32,
  'relation.postcode': 16,
  'relation.number': 16,
  'relation.number_addition': 16,
  'relation.country': 64,
  'flow.description': 2000,
  'flow.remarks': 100_000,
}
const MOST = 255

interface Person {
  name: string
  nameprefix?: string | null
  surname?: string | null
  email?: string
  phone?: string
  postcode?: string
  country?: string
}

/**
 * Makes a dossier of what came in by a website, unread and for the adviser of that website (G-FLOWNEW). Nothing is lost:
 * what does not fit a field, such as half an e-mail address, stands in the remarks. Who is known by name and e-mail
 * address gets the dossier; of whoever else it may be the adviser is told.
 */
export async function takeLead(
  context: Context,
  website: WebsiteFacts,
  received: Readonly<Record<string, string>>,
): Promise<FlowRecord> {
  const { fields, rest } = fitting(mapLead(website.mapping, received))
  const person = personOf(fields)
  const doubles = await findDoubles(context, { kind: 'relation', ...person })
  const known = doubles.find(
    ({ kind, by, fullname: name }) =>
      kind === 'relation' && by.includes('email') && fold([name]) === fold([fullname(person)]),
  )
  const { lead_source } = website
  const relation_id =
    known?.id ??
    (
      await createRecord(relations, context, {
        ...person,
        lead_source,
        organization_id: await organizationOf(context, fields, lead_source),
      })
    ).id
  // A profile or partner that went since is no reason to lose a request.
  const flow = await createRecord(
    flows,
    context,
    {
      relation_id,
      lead_source,
      status: 'unread',
      user_id: website.user_id,
      flowprofile_id: website.flowprofile_id,
      partner_id: website.partner_id,
      description: fields['flow.description'] ?? null,
      reference: fields['flow.reference'] ?? null,
      tags: [...new Set((fields['flow.tags'] ?? '').split(/[,;]/).map(tag => tag.trim()))].filter(Boolean),
      remarks: [fields['flow.remarks'], ...rest.map(([name, value]) => `${name}: ${value}`)].filter(Boolean).join('\n'),
    },
    { takenOver: true },
  )
  await openLink(context, flowLink, String(flow.hash), flow.id)
  await context.emit(flowCreatedByWebsite, { id: flow.id })
  const others = await otherFlows(context, flow, doubles)
  flow.may_be_double = others.length > 0 || (!known && doubles.length > 0)
  await tell(context, flow, known ? [] : doubles, others)
  if (website.confirms && person.email) context.enqueue(mailNewRequest, { id: flow.id, to: person.email })
  return flow
}

/** What people call whoever sent it: for the log of what came in. */
export const senderOf = (website: WebsiteFacts, received: Readonly<Record<string, string>>): string =>
  fullname(personOf(fitting(mapLead(website.mapping, received)).fields)).slice(0, MOST)

/** The fields with what fits them, and the rest with what does not. */
function fitting({ fields, rest }: MappedLead): MappedLead {
  const country = fields['relation.country'] ?? 'Nederland'
  const fits = ([field, value]: readonly [string, string]) => {
    if (value.length > (LONGEST[field] ?? MOST)) return false
    if (field === 'relation.email') return isEmail(value)
    return field !== 'relation.postcode' || !isDutch(country) || Boolean(dutchPostcode(value))
  }
  const { kept = [], left = [] } = Object.groupBy(Object.entries(fields), entry => (fits(entry) ? 'kept' : 'left'))
  return { fields: Object.fromEntries(kept), rest: [...rest, ...left] }
}

/** Whoever sent it; without any name called after the organization, the e-mail address or the telephone number. */
function personOf(fields: MappedLead['fields']): Person {
  const own = Object.fromEntries(
    Object.entries(fields).flatMap(([field, value]) =>
      field.startsWith('relation.') && field !== 'relation.fullname' ? [[field.slice('relation.'.length), value]] : [],
    ),
  )
  const whole = fields['relation.fullname']
  const named = own.name || own.surname ? {} : whole ? typedPerson(whole) : null
  const instead = fields['organization.name'] ?? own.email?.split('@')[0] ?? own.phone ?? ''
  return { name: '', ...own, ...(named ?? { name: instead }) }
}

async function organizationOf(context: Context, fields: MappedLead['fields'], lead_source: string) {
  const name = fields['organization.name']
  return name ? (await createRecord(organizations, context, { name, lead_source })).id : null
}

/** The adviser hears of it, and of who it may be (G-NOTIF). */
async function tell(
  context: Context,
  flow: FlowRecord,
  doubles: readonly Double[],
  others: readonly { readonly number: string | null }[],
): Promise<void> {
  const names = doubles.map(({ fullname: name }) => name).join(', ')
  const numbers = others.map(({ number }) => number).join(', ')
  const warned = [
    ...(names ? [context.text('crm.lead_doubles', { names })] : []),
    ...(numbers ? [context.text('crm.lead_other_flows', { numbers })] : []),
  ]
  await notify(context, {
    type: 'flow',
    id: flow.id,
    flowId: flow.id,
    userId: flow.user_id ?? null,
    title: context.text('crm.lead_from', { name: flow.relation_fullname }),
    body: warned.length ? warned.join('. ') : (flow.description?.slice(0, 500) ?? null),
    url: `/flow_detail/${flow.id}`,
  })
}
