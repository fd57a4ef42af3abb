import type { TestCompany, TestServer } from '@core/testing/server'
import { linesOf, mark, sent, signed } from './sent-document'

/** A line that is no option. */
export const panels = { item_name: 'Panelen', unit_rate_exc_manual: 1000, vat_percentage: 21 }
/** A line that its customer may choose. */
export const option = (item_name: string, unit_rate_exc_manual: number, more: object = {}) => ({
  item_name,
  unit_rate_exc_manual,
  vat_percentage: 21,
  additionalwork: true,
  ...more,
})
/** Three options in one group. */
export const inverters = (option_rule: string) =>
  ['Groen', 'Blauw', 'Grijs'].map((name, place) =>
    option(name, 100 * (place + 1), { option_group: 'Omvormer', option_rule }),
  )

interface Choices {
  readonly title: string
  readonly rule?: string
  readonly note?: string
  readonly options: readonly { id: number; name: string; selected: boolean; price: string; quantity?: string }[]
}

/** A sent document with options, its page, and what a customer does there. */
export async function offered(
  { anonymous }: TestServer,
  company: TestCompany,
  items: readonly object[],
  kind = 'quotation',
) {
  const { id, hash } = await sent(company, kind, { items: [panels, ...items] })
  if (kind !== 'quotation') {
    const widget = { widgetable_type: kind, widgetable_id: id, document_widget_type_tag: 'ADDITIONALITEMS' }
    await company.admin.post('/api/documentwidget', widget)
    await mark(company.admin, kind, id)
  }
  const lines: { id: number; item_name: string }[] = await linesOf(company.admin, kind, id)
  const idOf = (name: string) => lines.find(({ item_name }) => item_name === name)?.id ?? 0
  const call = (name: string, body: object) => anonymous.post(`/api/${kind}/${hash}/${name}bycustomer`, body)
  const page = async () => (await anonymous.get(`/api/${kind}/${hash}/getbycustomer`)).body
  const choices = async (): Promise<Choices[]> =>
    (await page()).widgets
      .flatMap(({ blocks }: { blocks: { type: string }[] }) => blocks)
      .filter(({ type }: { type: string }) => type === 'choices')
  return {
    id,
    hash,
    page,
    choices,
    choose: (name: string, selected = true, amount?: number) =>
      call('chooseoption', { item_id: idOf(name), selected, ...(amount === undefined ? {} : { amount }) }),
    chosen: async () =>
      (await choices()).flatMap(({ options }) => options.flatMap(({ name, selected }) => (selected ? [name] : []))),
    approve: async () => call('approve', { ...signed, fingerprint: (await page()).fingerprint }),
  }
}
