import { atFirstTouch, formatDay, Loaded, lazyPart, type RowOf, useCall, useList, useParams, useT } from '@core/ui'
import { ResourceModal } from '@core/ui/forms'
import { useRecord } from '@core/ui/records'
import described from '@openapi/fields/intake'
import { WorkTemplatePage } from '@plugins/surveys/contract/templates/work-template-page'
import { IntakeStatus, useMomentOf } from '../intake-status'

const NewIntakeModal = lazyPart(
  atFirstTouch(async () => ({ default: (await import('../intake-modal')).NewIntakeModal })),
)

type Intake = RowOf<'/api/intake'>

/** Surveys made of a template that its page shows. */
const SHOWN = 5

/** A template of a survey: what comes along with it, how much that is, and what was made of it (SCR-092). */
export default function IntakeTemplateDetail() {
  const t = useT('intake')
  const { intaketemplateId } = useParams()
  const template = useCall('get', '/api/intake/{id}', { params: { path: { id: Number(intaketemplateId) } } })
  return (
    <Loaded query={template} what={t('templates')}>
      {found => <Template key={found.id} template={found} />}
    </Loaded>
  )
}

function Template({ template }: { template: Intake }) {
  const t = useT('intake')
  const momentOf = useMomentOf()
  const record = useRecord(described, template)
  const { id } = template
  const made = useList('/api/intake', { intaketemplate_id: String(id), sort: '-created_at', limit: SHOWN }).data
  const words = {
    templates: t('templates'),
    make: t('newIntake'),
    made: t('madeOfIt'),
    user: t('field.intake.user_id'),
    ofFlow: t('adviserOfFlow'),
    remarks: t('field.intake.remarks'),
  }
  return (
    <WorkTemplatePage
      of="intake"
      template={template}
      record={record}
      words={words}
      made={
        made && {
          total: made.total,
          rows: made.rows.map(intake => ({
            id: intake.id,
            address: `/intake_detail/${intake.id}`,
            name: intake.relation_fullname || intake.number,
            when: intake.intake_date ? momentOf(intake) : t('madeOn', { day: formatDay(intake.created_at) }),
            status: <IntakeStatus intake={intake} />,
          })),
        }
      }
      editor={close => (
        <ResourceModal
          of={described}
          record={template}
          title={t('template')}
          layout={['title', 'user_id', 'remarks']}
          only
          fields={{ user_id: { placeholder: words.ofFlow } }}
          onClose={close}
        />
      )}
      maker={close => <NewIntakeModal template={id} onClose={close} />}
    />
  )
}
