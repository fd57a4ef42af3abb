import {
  type Answer,
  Button,
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
import { IconPencil, IconPlus, IconRestore, IconTrash } from '@tabler/icons-react'
import { WidgetTypeModal } from '../widget-types/widget-type-modal'
import '../widget-types/widget-types.css'

type Listed = Answer<'get', '/api/documentwidgettype'>[number]

/** The parts that documents are made of, as the platform offers them; the address of one opens it (SCR-106, SCR-107). */
export default function WidgetTypeOverview() {
  const t = useT('admin')
  const types = useCall('get', '/api/documentwidgettype')
  const [params, setParams] = useSearchParams()
  const { documentwidgettypeId } = useParams()
  const navigate = useNavigate()
  const close = () =>
    documentwidgettypeId ? navigate('/documentwidgettype_overview') : setParams({}, { replace: true })
  const asked = (type: Listed) =>
    documentwidgettypeId ? String(type.id) === documentwidgettypeId : type.tag === params.get('edit')

  const button = (
    <Button variant="primary" icon={IconPlus} onClick={() => setParams({ new: '' })}>
      {t('newWidgetType')}
    </Button>
  )
  return (
    <Page title={t('widgetTypes')} actions={button}>
      <Loaded query={types} what={t('widgetTypes')}>
        {rows => {
          const declared = rows.filter(({ tag, widget_tag }) => tag === widget_tag)
          const edited = rows.find(asked)
          return (
            <Card title={t('widgetTypes')} count={rows.length} flush>
              {rows.map(type => (
                <WidgetTypeRow
                  key={type.tag}
                  type={type}
                  of={declared.find(({ tag }) => tag === type.widget_tag)}
                  onEdit={() => setParams({ edit: type.tag })}
                />
              ))}
              {(edited || params.has('new')) && (
                <WidgetTypeModal
                  key={edited?.tag}
                  type={edited ?? null}
                  declared={declared.filter(({ addable, is_active }) => addable || !is_active)}
                  onClose={close}
                />
              )}
            </Card>
          )
        }}
      </Loaded>
    </Page>
  )
}

function WidgetTypeRow({ type, of, onEdit }: { type: Listed; of: Listed | undefined; onEdit: () => void }) {
  const t = useT('admin')
  const remove = useSave('delete', '/api/documentwidgettype/{id}')
  const readyMade = type.tag !== type.widget_tag
  const { id } = type

  async function drop(id: number): Promise<void> {
    const asked = readyMade
      ? { title: t('widgetTypeDeleteTitle'), text: t('widgetTypeDeleteText'), verb: t('delete'), danger: true }
      : { title: t('widgetTypeResetTitle'), text: t('widgetTypeResetText'), verb: t('widgetTypeReset') }
    if (await confirm(asked)) remove.mutate({ params: { path: { id } } })
  }

  return (
    <CardRow>
      <div className="admin-widget-type">
        <span className="vk-grow">
          <strong>{type.name}</strong>{' '}
          <span className="vk-meta">
            {readyMade ? t('widgetTypeReadyMade', { type: of?.name ?? type.widget_tag }) : type.tag}
          </span>
        </span>
        {!type.is_active && <Tag tone="warn">{t('widgetTypeOff')}</Tag>}
        {id !== null && !readyMade && <Tag>{t('widgetTypeChanged')}</Tag>}
        <IconButton icon={IconPencil} size="small" label={t('editNamed', { name: type.name })} onClick={onEdit} />
        {id !== null && (
          <IconButton
            icon={readyMade ? IconTrash : IconRestore}
            size="small"
            label={t(readyMade ? 'deleteNamed' : 'resetNamed', { name: type.name })}
            onClick={() => void drop(id)}
          />
        )}
      </div>
    </CardRow>
  )
}
