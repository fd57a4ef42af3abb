import { internal, opensLink, tags } from '@core/db/described'
import { customFields, tenantEntity, trash } from '@core/db/entity'
import {
  choice,
  day,
  flag,
  longText,
  moment,
  money,
  nameOf,
  percentage,
  rate,
  recordAt,
  reference,
  searchText,
  text,
  wholeName,
  worth,
} from '@core/db/fields'
import { newHash } from '@core/links/hash'
import { DUTCH, today } from '@core/time/today'
import { colleague } from '@core/users/colleague'
import type { InferEntity } from '@mikro-orm/postgresql'
import { FLOW_STAGES, FLOW_STATUSES, type FlowStatus, PHASE_STAGES } from '../contract/flow-status'
import { worthOf } from '../domain/flow-worth'
import { weightedWorthOf } from '../domain/weighted-worth'

interface Searched {
  number?: string | null
  relation_fullname?: string | null
  description?: string | null
  city?: string | null
  reference?: string | null
  reference2?: string | null
  reference3?: string | null
  tags?: string[]
}

/** A dossier in the hands of the mapper. */
export type FlowRecord = Omit<InferEntity<typeof Flow>, 'status'> & { status: FlowStatus }

/** A dossier: one request of a customer, from lead to aftercare (S1 §3). */
export const Flow = tenantEntity({
  name: 'flow',
  properties: {
    number: text(32).nullable(),
    status: choice(FLOW_STATUSES).default('new'),
    type: internal(text()).nullable(),
    tags: tags(),
    relation_id: reference('relation', { whenGone: 'refuse' }),
    /** Kept beside the reference, so that lists and documents read without a join; follows the relation. */
    relation_fullname: wholeName().default(''),
    city: text().nullable(),
    /** Where the work is, when that is not where the customer lives; one of their places. */
    location_id: reference('location', { whenGone: 'refuse' }).nullable(),
    user_id: colleague().nullable(),
    office_user_id: colleague().nullable(),
    project_user_id: colleague().nullable(),
    lead_date: day().onCreate(() => today(DUTCH)),
    lead_source: text().default('Eigen website'),
    flowprofile_id: recordAt('flowprofile', { whenGone: 'refuse' }).nullable(),
    partner_id: recordAt('partner', { whenGone: 'empty' }).nullable(),
    partner_project_id: recordAt('partnerproject', { whenGone: 'empty' }).nullable(),
    flow_phase_id: reference('flowphase', {
      whenGone: 'refuse',
      order: [{ column: 'flowstage', list: PHASE_STAGES }, { column: 'order' }],
    }).nullable(),
    /** What the company calls it; follows the sub-status. */
    phase: nameOf('flow_phase_id').nullable(),
    description: text(2000).nullable(),
    /** What others call it: an order number of the client, a number in their own system. */
    reference: text().nullable(),
    reference2: text().nullable(),
    reference3: text().nullable(),
    intake_id: recordAt('intake', { whenGone: 'empty' }).nullable(),
    flow_data_id: recordAt('flowdata', { whenGone: 'empty' }).nullable(),
    hash: internal(opensLink(text(64).onCreate(() => newHash()))),
    /** What its quotations say. */
    order_value: money().nullable(),
    /** Typed where a colleague knows better than quotation and stage. */
    expected_value: worth().nullable(),
    chance: percentage().nullable(),
    closing_date: day().nullable(),
    /** What it counts for on the board, and that times its chance (G-WEIGH). */
    turnover: money().default(0).onCreate(worthOf).onUpdate(worthOf),
    turnover_weighted: money().default(0).onCreate(weightedWorthOf).onUpdate(weightedWorthOf),
    /** What it has of the key figures that the company counts; screens name them as the company does (G-KPI). */
    kpi_value: internal(rate().nullable()),
    kpi_value2: internal(rate().nullable()),
    kpi_value3: internal(rate().nullable()),
    /** Why it did not go on, and the stage in which it was lost (R-FLOW-042). */
    cancel_reason: text().nullable(),
    cancelled_in: choice(FLOW_STAGES).nullable(),
    /** It came in by a website for somebody who may be known, and no colleague looked at that yet. */
    may_be_double: internal(flag()),
    /** The dossier that it became part of (G-MERGEFLOW). */
    merged_into_id: internal(reference('flow', { whenGone: 'empty' }).nullable()),
    current_start_date: internal(moment()).nullable(),
    current_end_date: internal(moment()).nullable(),
    flowstage_start_at: moment().onCreate(() => new Date()),
    date_lead: moment().nullable(),
    date_intake: moment().nullable(),
    date_quotation: moment().nullable(),
    date_confirmation: moment().nullable(),
    date_project: moment().nullable(),
    date_project_start: internal(moment()).nullable(),
    date_invoice: moment().nullable(),
    date_aftercare: moment().nullable(),
    date_archived: moment().nullable(),
    remarks: longText().nullable(),
    search_text: searchText<Searched>(row => [
      row.number,
      row.relation_fullname,
      row.description,
      row.city,
      row.reference,
      row.reference2,
      row.reference3,
      ...(row.tags ?? []),
    ]),
    ...trash,
    ...customFields,
  },
  counted: ['status'],
  indexes: [
    // Whole, so that the figures of the board and the numbers of a stage are told by it alone.
    ['status', 'deleted_at', 'turnover', 'turnover_weighted'],
    ['flowstage_start_at', 'id'],
    ['lead_date'],
    ['city'],
  ],
})
