import { Button, Card, EmptyState, Facts, Link, useT } from '@core/ui'
import { PictureGrid, useFacts } from '@core/ui/records'
import described from '@openapi/fields/incident'
import { CustomerOfFlow } from '@plugins/crm/contract/customer-of-flow'
import { IconMessage2 } from '@tabler/icons-react'
import type { Incident } from './incident-status'

/** Whom an incident is of, and who works on it. */
export function IncidentFacts({ incident }: { incident: Incident }) {
  const t = useT('aftercare')
  const facts = useFacts(described, incident, {
    first: ['incident_type_id', 'classification', 'user_id', 'reported_by', 'resolved_by'],
    only: true,
    values: { user_id: incident.user_fullname ?? t('nobody') },
  })
  return (
    <>
      <CustomerOfFlow id={incident.flow_id} />
      <Card title={t('incident')}>
        <Facts facts={facts} />
      </Card>
    </>
  )
}

/** What the customer said with photos, and what the company answered. */
export function IncidentWords({ incident, onAnswer }: { incident: Incident; onAnswer: () => void }) {
  const t = useT('aftercare')
  const { id, content, response, remarks, cause, solution } = incident
  return (
    <>
      <Card title={t('customerSays')}>
        <p className="aftercare-words">{content}</p>
        <PictureGrid of={{ type: 'incident', id }} />
      </Card>
      <Card
        title={t('ourAnswer')}
        actions={
          <Button size="small" variant="minimal" icon={IconMessage2} onClick={onAnswer}>
            {t(response ? 'edit' : 'answer')}
          </Button>
        }
      >
        {response ? (
          <p className="aftercare-words">{response}</p>
        ) : (
          <EmptyState compact title={t('noAnswerYet')} text={t('answerHelp')} />
        )}
      </Card>
      {(cause || solution) && (
        <Card title={t('causeAndSolution')}>
          <Facts
            facts={[
              { key: 'cause', label: t('field.incident.cause'), value: cause ?? '–' },
              { key: 'solution', label: t('field.incident.solution'), value: solution ?? '–' },
            ]}
          />
        </Card>
      )}
      {remarks && (
        <Card title={t('field.incident.remarks')}>
          <p className="aftercare-words">{remarks}</p>
        </Card>
      )}
    </>
  )
}

/** The dossier of an incident, by its number. */
export function WayToFlow({ flowId }: { flowId: number }) {
  const t = useT('aftercare')
  return <Link to={`/aftercare_detail/${flowId}`}>{t('openAftercare')}</Link>
}
