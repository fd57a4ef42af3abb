import {
  type Answer,
  Card,
  CardRow,
  confirm,
  IconButton,
  Loaded,
  Page,
  Tag,
  useCall,
  useNavigate,
  useParams,
  useSave,
  useSearchParams,
  useT,
} from '@core/ui'
import { TRIGGER_STAGES } from '@plugins/workflow/contract/trigger-stages'
import { IconPencil, IconRestore } from '@tabler/icons-react'
import { EventTriggerModal } from '../event-triggers/event-trigger-modal'
import '../widget-types/widget-types.css'

type Listed = Answer<'get', '/api/eventtrigger'>[number]

/** The events that rules listen to, by stage, as the platform shows them; the address of one opens it (SCR-108, SCR-109). */
export default function EventTriggerOverview() {
  const t = useT('admin')
  const triggers = useCall('get', '/api/eventtrigger')
  const [params, setParams] = useSearchParams()
  const { eventtriggerId } = useParams()
  const navigate = useNavigate()
  const close = () => (eventtriggerId ? navigate('/eventtrigger_overview') : setParams({}, { replace: true }))
  const isAsked = (trigger: Listed) =>
    eventtriggerId
      ? String(trigger.id) === eventtriggerId || trigger.tag === eventtriggerId
      : trigger.tag === params.get('edit')
  return (
    <Page title={t('eventTriggers')}>
      <Loaded query={triggers} what={t('eventTriggersLower')}>
        {rows => {
          const edited = rows.find(isAsked)
          return (
            <div className="vk-stack">
              <p className="vk-text-2">{t('eventTriggersIntro')}</p>
              {TRIGGER_STAGES.map(stage => {
                const some = rows.filter(({ flowstage }) => flowstage === stage)
                return (
                  some.length > 0 && (
                    <Card key={stage} title={t(`field.eventtrigger.flowstage.${stage}`)} count={some.length} flush>
                      {some.map(trigger => (
                        <TriggerRow
                          key={trigger.tag}
                          trigger={trigger}
                          onEdit={() => setParams({ edit: trigger.tag })}
                        />
                      ))}
                    </Card>
                  )
                )
              })}
              {edited && <EventTriggerModal key={edited.tag} trigger={edited} onClose={close} />}
            </div>
          )
        }}
      </Loaded>
    </Page>
  )
}

function TriggerRow({ trigger, onEdit }: { trigger: Listed; onEdit: () => void }) {
  const t = useT('admin')
  const remove = useSave('delete', '/api/eventtrigger/{id}')
  const { id, description: name } = trigger
  async function drop(id: number): Promise<void> {
    const asked = { title: t('eventTriggerResetTitle'), text: t('eventTriggerResetText'), verb: t('widgetTypeReset') }
    if (await confirm(asked)) remove.mutate({ params: { path: { id } } })
  }
  return (
    <CardRow>
      <div className="admin-widget-type">
        <span className="vk-grow">
          <strong>{name}</strong> <span className="vk-meta">{trigger.tag}</span>
        </span>
        {trigger.hasDocument && <Tag>{t('hasDocument')}</Tag>}
        {trigger.hasTask && <Tag>{t('hasTask')}</Tag>}
        {!trigger.is_active && <Tag tone="warn">{t('widgetTypeOff')}</Tag>}
        {id !== null && <Tag>{t('widgetTypeChanged')}</Tag>}
        <IconButton icon={IconPencil} size="small" label={t('editNamed', { name })} onClick={onEdit} />
        {id !== null && (
          <IconButton icon={IconRestore} size="small" label={t('resetNamed', { name })} onClick={() => void drop(id)} />
        )}
      </div>
    </CardRow>
  )
}
