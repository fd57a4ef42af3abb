import { type Answer, call, refreshCalls, toast, useCall, useT } from '@core/ui'
import { FormModal, useFormItems } from '@core/ui/forms'
import described from '@openapi/fields/documentwidgettype'
import type { components } from '@openapi/schema'

type Listed = Answer<'get', '/api/documentwidgettype'>[number]
type Stored = components['schemas']['documentwidgettype']
type Values = Record<string, unknown> &
  Pick<Stored, 'tag' | 'widget_tag' | 'description' | 'order' | 'is_active'> &
  Partial<Stored>

const TEXTS = ['stringcontent', 'textcontent', 'textcontent2', 'textcontent3'] as const

interface WidgetTypeModalProps {
  /** Null makes a ready-made one. */
  type: Listed | null
  /** What it can be of. */
  declared: readonly Listed[]
  onClose: () => void
}

/** What a type of widget is called, where it stands in the menu, and what a ready-made one starts with (G-WTYPES). */
export function WidgetTypeModal(props: WidgetTypeModalProps) {
  const id = props.type?.id ?? null
  const stored = useCall(
    'get',
    '/api/documentwidgettype/{id}',
    { params: { path: { id: id ?? 0 } } },
    { enabled: !!id },
  )
  // The form holds what it starts with from its first moment.
  if (id && !stored.data) return null
  return <WidgetTypeForm {...props} stored={stored.data ?? null} />
}

function WidgetTypeForm({ type, declared, stored, onClose }: WidgetTypeModalProps & { stored: Stored | null }) {
  const t = useT('admin')
  const readyMade = type === null || type.tag !== type.widget_tag
  const fillable = (widget_tag: unknown) => declared.find(({ tag }) => tag === widget_tag)?.fields ?? []
  const fields = useFormItems(described, {
    layout: [
      ...(type ? [] : (['widget_tag', 'tag'] as const)),
      'description',
      ...(readyMade ? TEXTS : []),
      ['order', 'is_active'],
    ],
    only: true,
    fields: {
      widget_tag: { kind: 'select', options: declared.map(({ tag, name }) => ({ value: tag, label: name })) },
      description: { required: readyMade, placeholder: readyMade ? undefined : type.name },
      is_active: { kind: 'switch' },
      ...Object.fromEntries(
        TEXTS.map(name => [name, { when: ({ widget_tag }: Values) => fillable(widget_tag).includes(name) }]),
      ),
    },
  })
  const values: Values = stored ?? {
    ...{ tag: type?.tag ?? '', widget_tag: type?.widget_tag ?? 'TEXT', description: null, order: 0, is_active: true },
  }

  async function save(given: Values, changed: Partial<Values>, headers: { 'If-Match'?: string }): Promise<unknown> {
    const answer = stored
      ? await call('patch', '/api/documentwidgettype/{id}', {
          params: { path: { id: stored.id } },
          headers,
          body: changed,
        })
      : await call('post', '/api/documentwidgettype', { body: { ...given, ...(type && { tag: type.tag }) } })
    await refreshCalls('/api/documentwidgettype')
    return answer
  }

  return (
    <FormModal<Values>
      title={type?.name ?? t('newWidgetType')}
      fields={fields}
      values={values}
      onSave={save}
      onSaved={() => toast(t('widgetTypeSaved'))}
      onClose={onClose}
    >
      {type ? null : <p className="vk-text-2">{t('newWidgetTypeText')}</p>}
    </FormModal>
  )
}
