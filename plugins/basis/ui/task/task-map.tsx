import {
  Button,
  EmptyState,
  Loaded,
  MapView,
  Page,
  type RowOf,
  SegmentedControl,
  useBelow,
  useCall,
  useCurrentUser,
  useList,
  useSearchParams,
  useStored,
  useT,
} from '@core/ui'
import { PLANS_OTHERS } from '@plugins/crm/contract/calendar-facts'
import { IconCurrentLocation, IconMapPinOff } from '@tabler/icons-react'
import { type CSSProperties, type ReactNode, useMemo } from 'react'
import { TASK_TYPES } from '../../contract/task-facts'
import { NearList } from './near-list'
import { TASK_COLORS } from './task-color'
import { middleOf, nearest, pinsOf, placeOf } from './task-pins'
import { useOwnPlace } from './use-own-place'
import './task-map.css'

/** The map draws no more pins, and says so. */
const MOST_PINS = 500

type Task = RowOf<'/api/task'>
type Kind = Task['type']

interface TaskMapProps {
  /** Between this and the list. */
  look: ReactNode
  actions: ReactNode
  onOpen: (task: Task) => void
}

/**
 * Open tasks where they are, around the company or around oneself (R-TASK-010, R-TASK-011), and the nearest of them in
 * words: what is chosen in one stands out in the other.
 */
export default function TaskMap({ look, actions, onOpen }: TaskMapProps) {
  const t = useT('basis')
  const me = useCurrentUser()
  const phone = useBelow(768)
  const [params, setParams] = useSearchParams()
  const [unwanted, setUnwanted] = useStored<Kind[]>('tasks.map.without', [])
  const own = useOwnPlace()
  const mine = (params.get('whose') ?? (me.role >= PLANS_OTHERS ? 'all' : 'mine')) === 'mine'
  const selected = Number(params.get('at')) || null
  const tasks = useList('/api/task', {
    status: 'open',
    sort: 'start_date',
    limit: MOST_PINS,
    ...(mine && { user_id: String(me.id) }),
  })
  const company = useCall('get', '/api/company/getcurrentcompany', undefined, { freshMs: 300_000 })
  const all = tasks.data?.rows
  const shown = useMemo(() => (all ?? []).filter(({ type }) => !unwanted.includes(type)), [all, unwanted])
  const ownPlace = own.place
  const from = useMemo(() => ownPlace ?? placeOf(company.data ?? {}), [ownPlace, company.data])
  const near = useMemo(() => nearest(shown, from), [shown, from])
  const center = useMemo(() => middleOf(from), [from])
  const pins = useMemo(
    () => [
      ...pinsOf(shown),
      ...(ownPlace ? [{ id: HERE, ...ownPlace, label: t('youAreHere'), color: 'var(--text)' }] : []),
    ],
    [shown, ownPlace, t],
  )
  const placeless = shown.length - near.length

  const show = (next: Record<string, string>): void =>
    setParams(current => ({ ...Object.fromEntries(current), ...next }), { replace: true })

  return (
    <Page title={t('tasks')} actions={actions} layout="plain">
      <div className="basis-map-bar">
        {look}
        <SegmentedControl
          label={t('whoseTasks')}
          value={mine ? 'mine' : 'all'}
          onChange={whose => show({ whose })}
          options={[
            { value: 'all', label: t('viewAll') },
            { value: 'mine', label: t('viewMine') },
          ]}
        />
        <fieldset className="basis-map-kinds">
          <legend className="vk-hidden">{t('field.task.type')}</legend>
          {TASK_TYPES.map(kind => (
            <button
              key={kind}
              type="button"
              aria-pressed={!unwanted.includes(kind)}
              style={{ '--basis-color': TASK_COLORS[kind] } as CSSProperties}
              onClick={() =>
                setUnwanted(unwanted.includes(kind) ? unwanted.filter(one => one !== kind) : [...unwanted, kind])
              }
            >
              <i aria-hidden="true" />
              {t(`field.task.type.${kind}`)}
              <strong>{all?.filter(({ type }) => type === kind).length}</strong>
            </button>
          ))}
        </fieldset>
      </div>
      <Loaded query={tasks} what={t('tasksLower')}>
        {({ rows, total }) => (
          <div className="basis-map">
            <MapView
              label={t('tasksOnMap')}
              pins={pins}
              center={center}
              height={phone ? '36dvh' : '100%'}
              selected={selected}
              listed
              onOpen={({ id }) => id !== HERE && show({ at: String(id) })}
            />
            <section aria-label={t('nearTasks')}>
              <header>
                <h2>{t('nearTasks')}</h2>
                <span className="vk-count">{near.length}</span>
                <span className="vk-grow" />
                <Button
                  size="small"
                  variant={own.place ? 'default' : 'minimal'}
                  icon={IconCurrentLocation}
                  busy={own.busy}
                  aria-pressed={own.place !== null}
                  onClick={own.place ? own.forget : own.ask}
                >
                  {t('fromHere')}
                </Button>
              </header>
              {total > rows.length && (
                <p className="vk-meta">{t('firstOnMap', { count: rows.length, total: total })}</p>
              )}
              {near.length === 0 ? (
                <EmptyState compact icon={IconMapPinOff} title={t('noTasksNear')} text={t('noTasksNearText')} />
              ) : (
                <NearList tasks={near} selected={selected} onSelect={id => show({ at: String(id) })} onOpen={onOpen} />
              )}
              {placeless > 0 && <p className="vk-meta">{t('placelessTasks', { count: placeless })}</p>}
            </section>
          </div>
        )}
      </Loaded>
    </Page>
  )
}

/** The pin of whoever looks. */
const HERE = 'here'
