import { call, type FormItem, type Init, type Option, refreshCalls, today, useCall, useT } from '@core/ui'
import { FormModal } from '@core/ui/forms'
import {
  creationFailed,
  type NewDocumentValues,
  newDocumentBody,
  useNewDocumentFields,
} from '@plugins/documents/contract/new-document'
import { useDocumentTypes } from '@plugins/documents/contract/use-document-types'
import { UNITS } from '../../recurring/units'

type Body = Init<'post', '/api/recurring_invoice'>['body']

interface Values extends NewDocumentValues {
  interval_unit: Body['interval_unit']
  interval_count: number
  first_date: string
  end_date: string | null
  times: number | null
  in_arrears: boolean
  way: 'draft' | 'mail'
}

interface Props {
  /** An invoice whose customer and lines it begins with; without one both are asked. */
  invoice?: { readonly id: number; readonly title: string | null }
  onClose: () => void
  onMade: (id: number) => void
}

/** Makes a recurring invoice: for whom, how often, and what becomes of each invoice. */
export function NewRecurring(props: Props) {
  const { data, isError } = useCall('get', '/api/invoice/indexTemplates')
  const types = useDocumentTypes('invoice')
  // The form holds what it starts with from its first moment.
  if ((!data && !isError) || !types) return null
  const templates = (data ?? []).map(({ id, title }) => ({ value: id, label: title ?? `#${id}` }))
  return <NewRecurringForm {...props} templates={templates} types={types} />
}

function NewRecurringForm({
  invoice,
  onClose,
  onMade,
  templates,
  types,
}: Props & { templates: readonly Option<number>[]; types: readonly Option<number>[] }) {
  const t = useT('invoice')
  const customer = useNewDocumentFields(templates, types)
  const title: FormItem<Values> = {
    name: 'title',
    label: t('recurringTitle'),
    help: t('recurringTitleHelp'),
    maxLength: 255,
  }
  const asked = (
    invoice ? [] : customer.filter(item => !('name' in item) || item.name !== 'title')
  ) as FormItem<Values>[]
  const fields = [...asked, title, ...scheduleFields(t)]

  async function make(values: Values): Promise<{ id: number }> {
    const { interval_unit, interval_count, first_date, end_date, times, in_arrears, way, ...document } = values
    const { title: typed, ...of } = newDocumentBody(document)
    const begun = invoice ? { invoice_id: invoice.id } : of
    const schedule = { interval_unit, interval_count, first_date, end_date, times, in_arrears, way }
    const body = { ...begun, ...(typed ? { title: typed } : {}), ...schedule }
    const made = await call('post', '/api/recurring_invoice', { body }).catch(
      creationFailed(message => message, customer),
    )
    await refreshCalls('/api/recurring_invoice', '/api/invoice')
    return made
  }

  return (
    <FormModal<Values, { id: number }>
      title={t('newRecurring')}
      verb={t('makeRecurring')}
      fields={fields}
      values={{
        title: invoice?.title ?? null,
        interval_unit: 'month',
        interval_count: 1,
        first_date: today(),
        in_arrears: false,
        way: 'draft',
      }}
      onClose={onClose}
      onSave={make}
      onSaved={({ id }) => onMade(id)}
    />
  )
}

/** How often it comes, from when and until when, and what becomes of each invoice. */
function scheduleFields(t: ReturnType<typeof useT<'invoice'>>): FormItem<Values>[] {
  const field = (name: keyof Values & string) => t(`field.recurring_invoice.${name}` as 'field.recurring_invoice.times')
  return [
    { section: t('recurringWhen') },
    {
      name: 'interval_count',
      label: field('interval_count'),
      kind: 'number',
      decimals: 0,
      min: 1,
      max: 60,
      required: true,
      width: 'half',
    },
    {
      name: 'interval_unit',
      label: field('interval_unit'),
      kind: 'select',
      required: true,
      width: 'half',
      options: UNITS.map(unit => ({ value: unit, label: t(`field.recurring_invoice.interval_unit.${unit}`) })),
    },
    { name: 'first_date', label: field('first_date'), kind: 'date', required: true, help: t('recurringFirstHelp') },
    { name: 'end_date', label: field('end_date'), kind: 'date', width: 'half', help: t('recurringEndHelp') },
    { name: 'times', label: field('times'), kind: 'number', decimals: 0, min: 1, max: 999, width: 'half' },
    {
      name: 'way',
      label: field('way'),
      kind: 'radio',
      options: (['draft', 'mail'] as const).map(way => ({
        value: way,
        label: t(`field.recurring_invoice.way.${way}`),
      })),
    },
    { name: 'in_arrears', label: field('in_arrears'), kind: 'checkbox', help: t('recurringArrearsHelp') },
  ]
}
