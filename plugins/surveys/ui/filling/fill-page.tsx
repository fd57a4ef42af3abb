import {
  Button,
  confirmDelete,
  download,
  IconButton,
  Menu,
  Page,
  refreshCalls,
  Tag,
  toastProblem,
  useCall,
  useCurrentUser,
  useNavigate,
  useSave,
  useT,
} from '@core/ui'
import { FormModal } from '@core/ui/forms'
import type { SaveQueue } from '@core/ui/records'
import { IconDots, IconDownload, IconPencil, IconRotate, IconSend, IconTrash } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import type { FilledItem } from '../answers/asked-field'
import { nameOf } from './name-of'
import { deviceKey, dropForm, isBegunHere } from './on-device'
import { SavedWords } from './saved-words'
import type { Sending } from './use-sending'
import './filling.css'

interface FillPageProps {
  item: FilledItem
  waiting: number
  queues: readonly SaveQueue[]
  safe: boolean
  /** The server does not have it. */
  gone: boolean
  onSend: () => void
  sending: Sending
  children: ReactNode
}

/** The page around a form: whose it is, whether all of it is kept, and what can be done with it as a whole. */
export function FillPage({ item, waiting, queues, safe, gone, onSend, sending, children }: FillPageProps) {
  const t = useT('surveys')
  const navigate = useNavigate()
  const [naming, setNaming] = useState(false)
  const { flow_id, status, form_name } = item
  const flow = useCall(
    'get',
    '/api/flow/{id}',
    { params: { path: { id: flow_id ?? 0 } } },
    { enabled: flow_id !== null },
  ).data
  const rename = useSave('patch', '/api/flowdataitem/{id}', { refresh: ['/api/flow'] })
  const remove = useSave('delete', '/api/flowdataitem/{id}', { refresh: ['/api/flow'] })
  const open = status === 'open'
  const here = isBegunHere(item)
  const user = useCurrentUser()
  const params = { path: { id: item.id } }
  const dossier = `/flow_detail/${flow_id}?options=dossier`

  async function ask(): Promise<void> {
    if (!(await confirmDelete('item', nameOf(item)))) return
    if (!here && !gone) await remove.send({ params })
    await dropForm(deviceKey(user, item.id))
    navigate(dossier)
  }

  return (
    <Page
      title={nameOf(item)}
      subtitle={[item.description && form_name, flow?.relation_fullname].filter(Boolean).join(' · ')}
      crumbs={flow ? [{ title: flow.relation_fullname, to: dossier }] : []}
      layout="plain"
      state={
        open || waiting > 0 ? (
          <SavedWords waiting={waiting + (here ? 1 : 0)} queues={queues} safe={safe} />
        ) : (
          <Tag tone="info" icon={IconSend}>
            {t('formSentTag')}
          </Tag>
        )
      }
      actions={
        <>
          {open ? (
            <Button className="surveys-wide" variant="primary" icon={IconSend} busy={sending.busy} onClick={onSend}>
              {t('sendForm')}
            </Button>
          ) : (
            <Button icon={IconRotate} busy={sending.busy} onClick={() => void sending.putBack()}>
              {t('putBack')}
            </Button>
          )}
          <Menu
            label={t('more')}
            items={[
              ...(open && !here
                ? [{ key: 'name', label: t('rename'), icon: IconPencil, onSelect: () => setNaming(true) }]
                : []),
              ...(here
                ? []
                : [
                    {
                      key: 'pdf',
                      label: t('downloadPdf'),
                      icon: IconDownload,
                      onSelect: () => void download(`/api/flowdataitem/${item.id}/download`).catch(toastProblem),
                    },
                  ]),
              { key: 'delete', label: t('delete'), icon: IconTrash, danger: true, onSelect: () => void ask() },
            ]}
          >
            <IconButton icon={IconDots} label={t('more')} />
          </Menu>
        </>
      }
    >
      <div className="surveys-fill">{children}</div>
      {naming && (
        <FormModal<{ description: string | null }>
          title={t('rename')}
          size="small"
          fields={[{ name: 'description', label: t('field.flowdataitem.description'), kind: 'text', autoFocus: true }]}
          values={{ description: item.description }}
          onSave={values => rename.send({ params, body: values })}
          onSaved={() => void refreshCalls('/api/flowdataitem')}
          onClose={() => setNaming(false)}
        />
      )}
    </Page>
  )
}
