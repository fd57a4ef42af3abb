import type { Context } from '@core/context/context'
import { writtenValues } from '@core/custom-fields/written-values'
import { portalLink } from '@core/links/hash'
import type { MergeSource, MergeTag } from '@core/merge-tags/merge-sources'
import { customFieldsOf } from '@core/resource/custom-values'
import { type Customer, flowLink } from '../contract'
import { readFlows } from './flow-reader'
import { flowRow } from './flow-row'

const days = new Intl.DateTimeFormat('nl-NL', { dateStyle: 'long', timeZone: 'UTC' })

const PERSON = ['fullname', 'name', 'surname', 'email', 'phone', 'address', 'city', 'postcode'] as const

const own = (values: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(values).map(([key, value]) => [`custom.${key}`, value]))

/** The fields that the company added to a resource, as tags. */
async function addedTags(context: Context, resource: 'relation' | 'flow'): Promise<readonly MergeTag[]> {
  const fields = await customFieldsOf(context, resource)
  return fields.map(({ key, label }) => ({
    tag: `${resource}.custom.${key}`,
    label: context.text(`crm.${resource}Tag`, { label }),
  }))
}

/** Tags of people, their organization and dossiers, with the fields that the company added (G-MERGE). */
export const crmMergeSources: readonly MergeSource[] = [
  {
    prefix: 'relation',
    texts: 'crm',
    added: context => addedTags(context, 'relation'),
    tags: PERSON,
    async values(context, { relation_id = null, known = {} }) {
      const asks = relation_id && !('relation.fullname' in known)
      const customer: Customer | null = asks ? await readFlows.customer(context, relation_id) : null
      const fields = await readFlows.ownFields(context, { relation_id, flow_id: null })
      return { ...own(fields.relation), ...(customer && Object.fromEntries(PERSON.map(tag => [tag, customer[tag]]))) }
    },
  },
  {
    prefix: 'organization',
    texts: 'crm',
    tags: ['name'],
    async values(context, { relation_id, known = {} }) {
      const asks = relation_id && !('organization.name' in known)
      const customer = asks ? await readFlows.customer(context, relation_id) : null
      return { name: customer?.organization }
    },
  },
  {
    prefix: 'flow',
    texts: 'crm',
    added: context => addedTags(context, 'flow'),
    tags: ['number', 'description', 'phase', 'leaddate', 'customerlink'],
    async values(context, { flow_id = null }) {
      const asked = flow_id ? flowRow(context, flow_id) : undefined
      const fields = await writtenValues(context, {
        relation: async () => ({}),
        flow: async () => (await asked)?.custom_fields,
      })
      const flow = await asked
      return {
        ...own(fields.flow),
        ...(flow && {
          number: flow.number,
          description: flow.description,
          phase: flow.phase,
          leaddate: days.format(new Date(`${flow.lead_date.slice(0, 10)}T00:00:00Z`)),
          customerlink: portalLink(context, flowLink, flow.hash),
        }),
      }
    },
  },
]
