import { Avatar, Button, Card, EmptyState, Link, Loaded, useList, useSearchParams, useT } from '@core/ui'
import { IconCalendarPlus } from '@tabler/icons-react'
import { NewIntakeModal } from '../intake-modal'
import { IntakeStatus, useMomentOf } from '../intake-status'
import './flow-intakes.css'

/** The surveys of a dossier; "Volgende stap" opens the dialog for a new one by `newintake`. */
export default function FlowIntakes({ flowId }: { flowId: number }) {
  const t = useT('intake')
  const momentOf = useMomentOf()
  const [params, setParams] = useSearchParams()
  const intakes = useList('/api/intake', { flow_id: String(flowId), sort: '-id', limit: 20 })
  const ask = (open: boolean) => setParams(open ? { newintake: '1' } : {}, { replace: true })
  const button = (
    <Button size="small" variant="minimal" icon={IconCalendarPlus} onClick={() => ask(true)}>
      {t('planIntake')}
    </Button>
  )
  return (
    <Card title={t('intakes')} count={intakes.data?.total || undefined} flush actions={button}>
      <Loaded compact query={intakes} what={t('theIntakes')}>
        {({ rows }) =>
          rows.length === 0 ? (
            <EmptyState compact title={t('noIntakesHere')} text={t('noIntakesHereText')} />
          ) : (
            rows.map(intake => (
              <div key={intake.id} className="vk-card-row intake-row">
                <Link className="vk-grow vk-clip" to={`/intake_detail/${intake.id}`}>
                  {[intake.number, intake.title].filter(Boolean).join(' · ')}
                </Link>
                <IntakeStatus intake={intake} />
                {intake.user_fullname && <Avatar name={intake.user_fullname} size={20} />}
                <span className="vk-meta">{momentOf(intake)}</span>
              </div>
            ))
          )
        }
      </Loaded>
      {params.has('newintake') && <NewIntakeModal starting={{ flow_id: flowId }} onClose={() => ask(false)} />}
    </Card>
  )
}
