import {
  asPage,
  type Choice,
  call,
  type FormItem,
  type FormValues,
  type Init,
  type Option,
  Problem,
  toast,
  useOwns,
  useT,
} from '@core/ui'

/** What the create dialogs of documents ask (R-DOC-021). */
export interface NewDocumentValues extends FormValues {
  customer: Choice | null
  fullname: string | null
  email: string | null
  phone: string | null
  address: string | null
  postcode: string | null
  city: string | null
  template_id: number | null
  document_type_id: number | null
  title: string | null
}

export type NewDocumentBody = Init<'post', '/api/quotation'>['body']

/** Stands in the list of templates for starting without one; what is left open follows the profile of the dossier. */
const NO_TEMPLATE = 0

/**
 * Fields of a create dialog: a dossier or relation, or a customer typed on the spot; a template; a title.
 *
 * @param templates that may be started from
 * @param types that it may be of; none for kinds without
 */
export function useNewDocumentFields(
  templates: readonly Option<number>[],
  types: readonly Option<number>[],
  { forFlow = false } = {},
): FormItem<NewDocumentValues>[] {
  const t = useT('documents')
  const ownsCrm = useOwns('CRM')
  const isNew = (values: NewDocumentValues) => !ownsCrm || values.customer?.id === null
  // Without relations there is no other place to fill in what an invoice has to say.
  const needed = ownsCrm ? {} : { required: true }
  const customer: FormItem<NewDocumentValues>[] = [
    ownsCrm
      ? {
          name: 'customer',
          label: t('customerOrDossier'),
          kind: 'choice',
          required: true,
          autoFocus: true,
          search: findCustomer,
          allowNew: true,
          help: t('customerHelp'),
        }
      : { name: 'fullname', label: t('customerName'), required: true, autoFocus: true, maxLength: 255 },
    { name: 'email', label: t('email'), kind: 'email', width: 'half', when: isNew },
    { name: 'phone', label: t('phone'), kind: 'phone', width: 'half', when: isNew },
    { name: 'address', label: t('addressAndNumber'), when: isNew, maxLength: 255, ...needed },
    { name: 'postcode', label: t('postcode'), kind: 'postcode', width: 'third', when: isNew, ...needed },
    { name: 'city', label: t('city'), width: 'two-thirds', when: isNew, maxLength: 255, ...needed },
  ]
  return [
    ...(forFlow ? [] : customer),
    ...(templates.length
      ? [
          {
            name: 'template_id' as const,
            label: t('template'),
            kind: 'select' as const,
            options: [...templates, { value: NO_TEMPLATE, label: t('noTemplate') }],
            empty: t('templateOfProfile'),
          },
        ]
      : []),
    ...(types.length
      ? [
          {
            name: 'document_type_id' as const,
            label: t('field.document_type_id'),
            kind: 'select' as const,
            options: [...types],
            empty: t(templates.length ? 'typeOfTemplate' : 'noType'),
          },
        ]
      : []),
    { name: 'title', label: t('field.title'), help: t('titleHelp'), maxLength: 255 },
  ]
}

/** The filled-in dialog as the create call takes it. */
export function newDocumentBody({
  customer,
  template_id,
  document_type_id,
  title,
  ...typed
}: NewDocumentValues): NewDocumentBody {
  const shared = {
    ...(template_id === null ? {} : { template_id: template_id || null }),
    ...(document_type_id ? { document_type_id } : {}),
    ...(title ? { title } : {}),
  }
  const [place, id] = String(customer?.id ?? '').split(':')
  if (place === 'flow') return { ...shared, flow_id: Number(id) }
  if (place === 'relation') return { ...shared, relation_id: Number(id) }
  const { email, phone, address, postcode, city } = typed
  return {
    ...shared,
    relation: {
      fullname: customer?.label ?? typed.fullname ?? '',
      email: email || null,
      phone: phone || null,
      address: address || null,
      postcode: postcode || null,
      city: city || null,
    },
  }
}

/**
 * Says that nothing was made, with what the server said (R-DOC-018, R-DOC-019), and lets the dialog show it too. What is
 * wrong with one of the fields is said there alone.
 */
export function creationFailed(
  notice: (message: string) => string,
  fields: readonly FormItem<NewDocumentValues>[],
): (error: unknown) => never {
  return error => {
    const besideField = error instanceof Problem && fields.some(item => 'name' in item && item.name in error.fields)
    if (error instanceof Problem && !besideField) toast(notice(error.message), { tone: 'danger' })
    throw error
  }
}

/** Dossiers first: a document of a dossier moves it along. */
async function findCustomer(query: string, signal: AbortSignal): Promise<readonly Choice[]> {
  const init = { params: { query: { query, limit: 10 } }, signal }
  const [flows, relations] = await Promise.all([call('get', '/api/flow', init), call('get', '/api/relation', init)])
  return [
    ...asPage<{ id: number; number: string | null; description: string | null; relation_fullname: string }>(
      flows,
    ).rows.map(flow => ({
      id: `flow:${flow.id}`,
      label: flow.relation_fullname,
      note: [flow.number, flow.description].filter(Boolean).join(' · '),
    })),
    ...asPage<{ id: number; fullname: string; city: string | null }>(relations).rows.map(relation => ({
      id: `relation:${relation.id}`,
      label: relation.fullname,
      note: relation.city ?? '',
    })),
  ]
}
