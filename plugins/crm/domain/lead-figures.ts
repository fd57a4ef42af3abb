import type { Context } from '@core/context/context'
import { not } from '@core/db/where'
import type { Figure, OwnFigure, Standing, StatisticExport } from '@plugins/settings/contract/figures'
import { FLOW_STATUSES, type FlowStatus } from '../contract/flow-status'
import { kpisOf } from '../contract/kpi-settings'
import { Flow } from '../entities/flow'
import { Message } from '../entities/message'
import { flows } from '../resources/flows'
import { kpiSettings } from './kpi-settings'

const OVER: readonly FlowStatus[] = ['completed', 'cancelled']

const ofDossiers = {
  module: 'CRM',
  entity: Flow,
  by: 'lead_date',
  owner: 'user_id',
  dossier: 'id',
  address: '/flow_overview',
} as const

/** Dossiers that came in, and what those that are open may bring: as it stands, and times its chance (G-WEIGH). */
export const leadFigures: readonly Figure[] = [
  { ...ofDossiers, key: 'leads', label: 'crm.figure_leads', unit: 'count' },
  {
    ...ofDossiers,
    key: 'open_worth',
    label: 'crm.figure_open_worth',
    unit: 'money',
    column: 'turnover',
    where: { status: not(OVER) },
    role: 1000,
    address: '/pipeline',
  },
  {
    ...ofDossiers,
    key: 'open_worth_weighed',
    label: 'crm.figure_open_worth_weighed',
    unit: 'money',
    column: 'turnover_weighted',
    where: { status: not(OVER) },
    role: 1000,
    address: '/pipeline',
  },
]

/** What the key figures of the company come to, of all dossiers but lost ones (G-KPI). */
export async function kpiFigures(context: Context): Promise<readonly OwnFigure[]> {
  const kpis = kpisOf(await kpiSettings.of(context))
  return kpis.map(({ place, column, type, label, unit }) => ({
    ...ofDossiers,
    key: column,
    name: label ?? context.text('crm.kpi', { n: place || '1' }),
    unit,
    column,
    where: { status: not(['cancelled']) },
    ...(type === 'productrevenue' && { role: 1000 }),
  }))
}

/** Open dossiers by their status, and messages that wait for an answer. */
export const crmStandings: readonly Standing[] = [
  ...FLOW_STATUSES.filter(status => !OVER.includes(status)).map(
    (status): Standing => ({
      key: `open_flows_by_status.${status}`,
      module: 'CRM',
      entity: Flow,
      where: () => ({ status }),
    }),
  ),
  {
    key: 'unanswered_messages',
    module: 'CRM',
    entity: Message,
    where: () => ({ sender: 'customer', status: ['unread', 'unanswered'] }),
  },
]

export const leadExport: StatisticExport = {
  type: 'leads',
  module: 'CRM',
  resource: flows,
  by: 'lead_date',
  where: {},
  columns: [
    'number',
    'lead_date',
    'relation_fullname',
    'city',
    'status',
    'phase',
    'lead_source',
    'order_value',
    'cancel_reason',
  ],
  dossier: 'id',
}
