import { expect, test } from 'bun:test'
import { kernel } from '@core/kernel'
import { assemble } from '@core/plugin/assemble'
import type { PageEntry } from '@core/ui/host/pages'
import plugins from '@plugins/index'
import { ownPages } from '../../shell/own-pages'

/** The areas of the product as S0 §1 lists them, each with what has to be there for people to reach it. */
const AREAS: Record<string, readonly string[]> = {
  relations: ['screen /relation_overview', 'resource relation'],
  organizations: ['screen /organization_overview', 'resource organization'],
  flows: ['screen /flow_overview', 'resource flow'],
  'partners and partner projects': ['screen /partner_overview', 'resource partner', 'resource partnerproject'],
  intakes: ['screen /intake_overview', 'resource intake'],
  quotations: ['screen /quotation_overview', 'resource quotation'],
  confirmations: ['screen /confirmation_overview', 'resource confirmation'],
  documents: ['screen /document_overview', 'resource document'],
  projects: ['screen /project_overview', 'resource project'],
  'invoices and credit invoices': [
    'screen /invoice_overview',
    'resource invoice',
    'call POST invoice/:id/createcreditinvoice',
  ],
  aftercare: ['screen /aftercare_detail/:flowId'],
  products: ['screen /product_overview', 'resource product'],
  tasks: ['screen /task_overview', 'resource task'],
  actions: ['screen /action_overview', 'resource action'],
  'agenda items': ['screen /agendaitem_detail/:agendaitemId', 'resource agendaitem'],
  incidents: ['screen /incident_overview', 'resource incident'],
  notes: ['resource note'],
  calendar: ['screen /calendar'],
  communicator: ['screen /communicator', 'resource message'],
  statistics: ['screen /account/company_statistics'],
  dashboards: ['screen /dashboard', 'screen /dashboard_sales', 'screen /dashboard_project'],
  settings: ['screen /account/company_profile', 'resource companysettings'],
  pipeline: ['screen /pipeline'],
  administration: ['screen /dashboardadmin', 'screen /company_overview'],
}

/** Areas of which something is still missing. Whoever brings the last of it takes it off this list. */
const STILL_TO_COME: string[] = []

/** Everything that this deployment has, by what it is and where. */
async function reachable(): Promise<Set<string>> {
  const platform = assemble([kernel, ...plugins])
  // In a process of its own: screens need a browser's globals that tests had better not have.
  const listing = Bun.spawn([process.execPath, 'core/bin/list-pages.ts'], { stdout: 'pipe', stderr: 'inherit' })
  const pages = [...ownPages, ...((await new Response(listing.stdout).json()) as PageEntry[])]
  return new Set([
    ...pages.map(({ path }) => `screen ${path}`),
    ...platform.resources.map(({ path }) => `resource ${path}`),
    ...platform.calls.map(({ call }) => `call ${call.method} ${call.path}`),
  ])
}

test('the areas of the product can be reached, except those of which something is still to come (R-GEN-007)', async () => {
  const there = await reachable()
  expect(Object.keys(AREAS)).toHaveLength(24)
  const missing = Object.entries(AREAS).filter(([, parts]) => !parts.every(part => there.has(part)))
  expect(missing.map(([area]) => area)).toEqual(STILL_TO_COME)
})
