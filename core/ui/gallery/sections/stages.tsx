import { Card } from '../../data/card.tsx'
import { StatusTag } from '../../data/status-tag.tsx'
import { Tag } from '../../data/tag.tsx'
import { Page } from '../../page/page.tsx'
import { StageBar, StageJoints } from '../../stage/stage-bar.tsx'
import { stageName, stages } from '../../stage/stages.ts'

const statuses = [
  'draft',
  'sent',
  'viewed',
  'approved',
  'rejected',
  'expired',
  'cancelled',
  'paid',
  'partly_paid',
  'overdue',
  'uncollectible',
  'template',
]

/** The fasebalk in its three sizes and the status of documents. */
export function Component() {
  return (
    <Page title="Fasen en status">
      <Card title="Fasebalk">
        <div className="vk-stack">
          <StageBar
            stage="confirmation"
            notes={{ new: '2 okt', intake: '14 okt', quotation: '6 nov', confirmation: 'Verstuurd · 1 dag' }}
            menu={[{ key: 'sent', label: 'Verstuurd', checked: true }]}
            onStage={() => undefined}
          />
          <StageBar stage={null} />
          <StageBar stage={null} completed />
        </div>
      </Card>
      <Card title="In een rij">
        <div className="vk-stack">
          {stages.map(stage => (
            <div className="vk-row vk-row-wrap" key={stage}>
              <Tag tone={`stage-${stage}`}>{stageName(stage)}</Tag>
              <span className="vk-grow" />
              <StageJoints stage={stage} />
            </div>
          ))}
        </div>
      </Card>
      <Card title="Documentstatus">
        <div className="vk-row vk-row-wrap">
          {statuses.map(status => (
            <StatusTag key={status} status={status} days={12} />
          ))}
        </div>
      </Card>
    </Page>
  )
}
