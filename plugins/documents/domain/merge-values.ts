import { formatEuros } from '@core/domain/money'
import type { Context } from '@core/http/context'
import { portalLink } from '@core/links/hash'
import { Company } from '@core/tenancy/company'
import { fullname } from '@core/users/fullname'
import { User } from '@core/users/user'
import { flowReader } from '@plugins/crm/contract'
import type { DocumentKind, DocumentRecord } from '../contract/document-kind'

const days = new Intl.DateTimeFormat('nl-NL', { dateStyle: 'long', timeZone: 'UTC' })

/** A calendar day as people write it: 12 november 2026. */
export const longDay = (day: string | null | undefined): string =>
  day ? days.format(new Date(`${day.slice(0, 10)}T00:00:00Z`)) : ''

/** What the merge tags of a document stand for (G-MERGE). */
export async function mergeValues(
  context: Context,
  kind: DocumentKind,
  document: DocumentRecord,
): Promise<Record<string, string>> {
  const company = await context.em.findOne(Company, { id: context.company.id })
  const user = document.user_id ? await context.em.findOne(User, { id: document.user_id }) : null
  const flow = document.flow_id ? await context.use(flowReader).flow(context, document.flow_id) : null
  const customer = document.customer
  const own = await context.use(flowReader).ownFields(context, {
    relation_id: document.relation_id ?? null,
    flow_id: document.flow_id ?? null,
  })
  return {
    ...named('relation.custom', own.relation),
    ...named('flow.custom', own.flow),
    'relation.fullname': customer?.fullname ?? '',
    'relation.name': customer?.name ?? '',
    'relation.surname': customer?.surname ?? '',
    'relation.email': customer?.email ?? '',
    'relation.phone': customer?.phone ?? '',
    'relation.address': customer?.address ?? '',
    'relation.city': customer?.city ?? '',
    'relation.postcode': customer?.postcode ?? '',
    'organization.name': customer?.organization ?? '',
    'flow.number': flow?.number ?? '',
    'flow.description': flow?.description ?? '',
    'flow.phase': flow?.phase ?? '',
    'flow.leaddate': longDay(flow?.lead_date),
    'flow.customerlink': flow ? portalLink(context, 'customer_flow_detail', flow.hash) : '',
    'user.fullname': user ? fullname(user) : (context.user?.fullname ?? ''),
    'user.email': user?.email ?? context.user?.email ?? '',
    'user.phone': user?.phone ?? '',
    'company.name': context.company.name,
    'company.phone': company?.phone ?? '',
    'company.email': company?.email ?? '',
    'company.address': [company?.address, [company?.postcode, company?.city].filter(Boolean).join(' ')]
      .filter(Boolean)
      .join(', '),
    'document.number': document.number ?? '',
    'document.title': document.title ?? '',
    'document.date': longDay(document.documentdate),
    'document.enddate': longDay(document.enddate),
    'document.totalinc': formatEuros(document.amount_inc_vat),
    'document.totalexc': formatEuros(document.amount_exc_vat),
    'document.link': portalLink(context, kind.page, document.hash),
  }
}

const named = (place: string, values: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(values).map(([key, value]) => [`${place}.${key}`, value]))
