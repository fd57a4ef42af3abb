import { registerUi } from '@core/ui/define/registry.ts'
import { answerCalls } from '@core/ui/tests/open-screens'
import documentsUi from '../index'

/** A document as the API answers it, for screens that need one. */
export const exampleDocument = {
  id: 7,
  number: 'O2026-0007',
  title: 'Zonnepanelen',
  status: 'draft',
  hash: 'abc',
  is_template: false,
  flow_id: null,
  relation_id: 3,
  customer: { relation_id: 3, fullname: 'Ada Post', name: 'Ada', city: 'Zwolle', email: 'ada@voorbeeld.example' },
  relation_fullname: 'Ada Post',
  calculation_id: 9,
  user_id: 1,
  documentdate: '2026-11-02',
  enddate: null,
  date_send: '2026-11-02T09:00:00Z',
  date_approved: '2026-11-03T09:00:00Z',
  date_rejected: '2026-11-03T09:00:00Z',
  date_viewed: null,
  sent_to: null,
  reject_reason: 'Te duur',
  amount_exc_vat: 100,
  amount_inc_vat: 121,
  version: 1,
  version_number: 1,
  changed_since_sent: false,
  locked: false,
  can: ['send', 'view', 'copy', 'delete'],
  cannot: {},
  created_at: '2026-11-02T09:00:00Z',
  updated_at: '2026-11-02T09:00:00Z',
}

const calculation = {
  id: 9,
  calculable_type: 'quotation',
  calculable_id: 7,
  calc_base: 'exc',
  discount: 0,
  calculationitems: [],
  calculationitemColumns: [],
  calculationitemRows: [],
  version: 1,
}

/** Answers all that the editor and the overview of a kind ask, with changes to the document; `other` answers before that. */
export function answerDocuments(
  kind: string,
  change: Partial<Record<keyof typeof exampleDocument, unknown>> = {},
  other: (request: Request, path: string) => unknown = () => undefined,
): void {
  registerUi(documentsUi)
  const row = { ...exampleDocument, ...change }
  answerCalls('/api/documentkind', () => [
    { code: kind, noun: 'Offerte', locked: [], typed: kind === 'document', combined: true },
  ])
  answerCalls('/api/documentwidgettype', () => [
    {
      id: null,
      tag: 'TEXT',
      widget_tag: 'TEXT',
      name: 'Tekst',
      fields: ['textcontent'],
      addable: true,
      is_active: true,
    },
  ])
  answerCalls('/api/documentwidget', () => [])
  answerCalls('/api/documenttype', () => [])
  answerCalls('/api/mergetag', () => [])
  answerCalls('/api/calculation', () => calculation)
  answerCalls(`/api/${kind}`, async (request, path) => {
    const own = await other(request, path)
    if (own !== undefined) return own
    if (path === `/api/${kind}`) return { data: [row], pagination: { total: 1, offset: 0, limit: 25 } }
    if (path.endsWith('/indexTemplates')) return []
    if (path.endsWith('/earlierstatuses')) return []
    if (path.endsWith('/prepared'))
      return {
        ...row,
        language: 'nl',
        widgets: [],
        company: { name: 'Zonnig Dak', brand_color: null, has_logo: false },
        signature: null,
      }
    if (path === `/api/${kind}/7`) return row
    return []
  })
}
