import {
  Button,
  type Choice,
  type CustomField,
  customItems,
  Dialog,
  type FormField,
  type FormItem,
  isField,
  useCurrentUser,
  useCustomFields,
  useNavigate,
  useSafeClose,
  useSave,
  useT,
} from '@core/ui'
import { FormFields, useEntry, useFormItems } from '@core/ui/forms'
import flow from '@openapi/fields/flow'
import person from '@openapi/fields/relation'
import { useEffect } from 'react'
import { typedPerson } from '../../domain/typed-person'
import { DoublesNote } from '../relation/doubles-note'
import { findRelations } from '../relation/find-relations'
import { NOT_ASKED, useFlowFields } from './use-flow-fields'
import { usePartnerItems } from './use-partner-items'

interface NewFlow extends Record<string, unknown> {
  relation: Choice | null
  name: string | null
  nameprefix: string | null
  surname: string | null
  email: string | null
  phone: string | null
  address: string | null
  number: string | null
  postcode: string | null
  city: string | null
  description: string | null
  lead_source: string
  user_id: number | null
  tags: string[]
  custom_fields?: Record<string, string | number | boolean | null>
}

/** What is not known yet when a dossier begins; it is filled in on its page. */
const LATER = [
  'chance',
  'lead_date',
  'office_user_id',
  'project_user_id',
  'reference',
  'reference2',
  'reference3',
  'remarks',
] as const

/** What is asked of a relation that is new. */
const PERSON = [
  ['name', 'nameprefix', 'surname'],
  ['email', 'phone'],
  ['postcode', 'number', 'city'],
  'address',
] as const

interface NewFlowModalProps {
  /** Who it is for, when that is known already. */
  relation?: Choice | null
  /** What is given with it, and not asked: the project of a partner that it stands in. */
  given?: { readonly partner_id?: number; readonly partner_project_id?: number }
  onClose: () => void
}

/** A new dossier, for a relation that exists or one typed in the picker (R-REL-004, R-REL-005, G-FLOWNEW). */
export function NewFlowModal(props: NewFlowModalProps) {
  const custom = useCustomFields('/api/flow')
  return custom ? <NewFlowForm {...props} custom={custom} /> : null
}

function NewFlowForm({ relation = null, given = {}, onClose, custom }: NewFlowModalProps & { custom: CustomField[] }) {
  const t = useT('crm')
  const navigate = useNavigate()
  const { id: userId } = useCurrentUser()
  const lists = useFlowFields()
  const partner = usePartnerItems()
  const create = useSave('post', '/api/flow', { refresh: ['/api/relation', '/api/user/getleadpipeline'] })
  const newRelation = useFormItems(person, { layout: PERSON, only: true })
  const request = useFormItems(flow, {
    layout: [
      'description',
      ['lead_source', 'user_id'],
      ['expected_value', 'closing_date'],
      'tags',
      ...(given.partner_id ? [] : partner),
    ],
    without: [...NOT_ASKED, ...LATER],
    fields: {
      ...lists,
      description: { ...lists.description, placeholder: t('descriptionExample') },
      user_id: { ...lists.user_id, empty: undefined },
    },
  })
  const fresh = (values: NewFlow) => values.relation !== null && values.relation.id === null

  const fields: FormItem<NewFlow>[] = [
    {
      name: 'relation',
      label: t('relation'),
      kind: 'choice',
      search: findRelations,
      allowNew: true,
      required: true,
      autoFocus: relation === null,
      help: t('relationHelp'),
    },
    ...newRelation.filter(isField).map(field => ({ ...(field as FormField<NewFlow>), when: fresh })),
    { section: t('request') },
    ...request,
    ...customItems<NewFlow>(custom),
  ]
  const entry = useEntry<NewFlow>({
    fields,
    values: { relation, lead_source: 'Eigen website', user_id: userId, tags: [] },
    onSave: values => create.send({ body: { ...bodyOf(values), ...given } }),
    onSaved: (flow: { id: number }) => navigate(`/flow_detail/${flow.id}`),
  })

  const close = useSafeClose(entry.dirty && !entry.busy, onClose)
  const picked = entry.form.watch('relation') as Choice | null
  const typed = picked !== null && picked.id === null ? picked.label : null
  const { setValue } = entry.form
  useEffect(() => {
    if (typed === null) return
    for (const [name, value] of Object.entries(typedPerson(typed))) setValue(name, value, { shouldDirty: true })
  }, [typed, setValue])

  return (
    <Dialog
      title={t('newFlow')}
      onClose={close}
      onSubmit={entry.submit}
      saves
      footer={
        <>
          <Button onClick={close}>{t('cancel')}</Button>
          <Button type="submit" variant="primary" busy={entry.busy}>
            {t('makeFlow')}
          </Button>
        </>
      }
    >
      <FormFields
        entry={entry}
        items={fields}
        note={values => fresh(values) && <DoublesNote kind="relation" values={values} />}
      />
    </Dialog>
  )
}

function bodyOf({
  relation,
  name,
  nameprefix,
  surname,
  email,
  phone,
  address,
  number,
  postcode,
  city,
  ...request
}: NewFlow) {
  if (relation?.id) return { ...request, relation_id: Number(relation.id) }
  return {
    ...request,
    relation: { name: name ?? '', nameprefix, surname, email, phone, address, number, postcode, city },
  }
}
