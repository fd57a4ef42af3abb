import {
  type Answer,
  confirmDelete,
  formatMoment,
  IconButton,
  Link,
  Menu,
  Tag,
  toast,
  useNavigate,
  useOwns,
  useSave,
  useT,
} from '@core/ui'
import {
  IconCircleCheck,
  IconClipboardList,
  IconDots,
  IconForms,
  IconMailQuestion,
  IconMapPin,
  IconPencil,
  IconSend,
  IconTrash,
  IconUserOff,
} from '@tabler/icons-react'
import { useState } from 'react'
import { nameOf } from '../filling/name-of'
import { sentWords } from '../filling/sent-words'
import type { WaitingForm } from '../filling/waiting-forms'
import { AskCustomer } from './ask-customer'
import { FormPlaces, usePlacesOf } from './form-places'
import { WaitsHere } from './waits-here'

export type FormOfFlow = Answer<'get', '/api/flow/{id}/flowdataitems'>[number]

interface FormTileProps {
  form: FormOfFlow
  /** What of it is on this device alone. */
  waiting: WaitingForm | undefined
  /** It is of a template: what it asks counts, and not how far it is. */
  ahead: boolean
}

/** One form of a dossier: what it is called, how far it is, and who sent it. */
export function FormTile({ form, waiting, ahead }: FormTileProps) {
  const t = useT('surveys')
  const navigate = useNavigate()
  const refresh = { refresh: ['/api/flow', '/api/flowdata', '/api/intake'] }
  const remove = useSave('delete', '/api/flowdataitem/{id}', refresh)
  const restore = useSave('post', '/api/flowdataitem/{id}/restore', refresh)
  const { id, flow_id, description, form_name, photos, status, date_sent } = form
  const { asked, filled } = waiting?.progress(form.field_values, form.taken) ?? form
  const withCustomer = status === 'open' && form.asked_at !== null
  const params = { path: { id } }
  const mayBuild = useOwns('SETTINGS')
  const done = status === 'sent' || (asked > 0 && filled === asked)
  const [placing, setPlacing] = useState(false)
  const [asking, setAsking] = useState(false)
  const withdraw = useSave('post', '/api/flowdataitem/{id}/withdrawfromcustomer', refresh)
  const places = usePlacesOf(form)
  const facts = [
    description && form_name,
    ...places.map(({ title }) => title),
    ahead && filled > 0 && t('filledAhead', { count: filled }),
    photos > 0 && t('photosCount', { count: photos }),
    withCustomer && t('askedBefore', { when: formatMoment(form.asked_at ?? '') }),
    status === 'sent' && date_sent && sentWords(form, t),
  ]

  async function ask(): Promise<void> {
    if (!(await confirmDelete('item', nameOf(form)))) return
    remove.mutate({ params }, () => toast(t('formRemoved'), { undo: () => restore.mutate({ params }) }))
  }

  return (
    <div className="surveys-tile">
      <span
        className="surveys-tile-icon"
        data-done={(done && !ahead) || undefined}
        data-begun={(filled > 0 && !ahead) || undefined}
      >
        {status === 'sent' ? (
          <IconSend size={20} stroke={1.75} />
        ) : done && !ahead ? (
          <IconCircleCheck size={20} stroke={1.75} />
        ) : (
          <IconClipboardList size={20} stroke={1.75} />
        )}
      </span>
      <Link className="surveys-tile-name" to={`/flowdataitem_detail/${id}`}>
        <strong>{nameOf(form)}</strong>
        <span className="vk-meta">{facts.filter(Boolean).join(' · ')}</span>
        {waiting && <WaitsHere {...waiting} />}
      </Link>
      {withCustomer && (
        <Tag tone="warn" icon={IconMailQuestion} className="surveys-tile-asked">
          {t('withCustomer')}
        </Tag>
      )}
      {status === 'sent' ? (
        <Tag tone="info" icon={IconSend} className="surveys-tile-sent">
          {t('formSentTag')}
        </Tag>
      ) : (
        <span className="surveys-tile-count" data-done={(done && !ahead) || undefined}>
          {ahead ? t('questionsAsked', { count: asked }) : `${filled}/${asked}`}
        </span>
      )}
      <Menu
        label={nameOf(form)}
        items={[
          {
            key: 'open',
            label: t(ahead ? 'fillAhead' : 'fillIn'),
            icon: IconPencil,
            onSelect: () => navigate(`/flowdataitem_detail/${id}`),
          },
          ...(status === 'open' && flow_id !== null
            ? [
                {
                  key: 'ask',
                  label: t(withCustomer ? 'askAgain' : 'askCustomer'),
                  icon: IconMailQuestion,
                  onSelect: () => setAsking(true),
                },
                {
                  key: 'places',
                  label: t('placesOfForm'),
                  icon: IconMapPin,
                  onSelect: () => setPlacing(true),
                },
              ]
            : []),
          ...(withCustomer
            ? [
                {
                  key: 'withdraw',
                  label: t('withdraw'),
                  icon: IconUserOff,
                  onSelect: () => withdraw.mutate({ params }, () => toast(t('withdrawn'))),
                },
              ]
            : []),
          ...(ahead && mayBuild
            ? [
                {
                  key: 'build',
                  label: t('changeQuestions'),
                  icon: IconForms,
                  to: `/vertical_detail/${form.vertical_id}`,
                },
              ]
            : []),
          { key: 'delete', label: t('delete'), icon: IconTrash, danger: true, onSelect: () => void ask() },
        ]}
      >
        <IconButton icon={IconDots} label={t('more')} />
      </Menu>
      {asking && flow_id !== null && (
        <AskCustomer flowId={flow_id} forms={[form]} chosen={id} onClose={() => setAsking(false)} />
      )}
      {placing && <FormPlaces form={form} onClose={() => setPlacing(false)} />}
    </div>
  )
}
