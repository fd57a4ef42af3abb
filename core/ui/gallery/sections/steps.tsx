import { IconCheck, IconPencil, IconSend, IconX } from '@tabler/icons-react'
import { Card } from '../../data/card.tsx'
import { StatusTag } from '../../data/status-tag.tsx'
import { Tag } from '../../data/tag.tsx'
import { registerUi } from '../../define/registry.ts'
import { Page } from '../../page/page.tsx'
import { StepBar } from '../../steps/step-bar.tsx'
import { StepJoints } from '../../steps/step-joints.tsx'
import { exampleSteps } from './example-steps.ts'

const nl = { draft: 'Concept', sent: 'Verstuurd', approved: 'Goedgekeurd', rejected: 'Afgewezen' } as const

registerUi({
  code: 'examples',
  locales: { nl, en: async () => nl, 'es-AR': async () => nl },
  statuses: {
    draft: { title: 'draft', tone: 'warn', icon: IconPencil },
    sent: { title: 'sent', tone: 'info', icon: IconSend },
    approved: { title: 'approved', tone: 'ok', icon: IconCheck },
    rejected: { title: 'rejected', tone: 'danger', icon: IconX },
  },
})

/** A sequence in its three sizes, and statuses as a plugin declares them. */
export function Component() {
  return (
    <Page title="Fasen en status">
      <Card title="Fasebalk">
        <div className="vk-stack">
          <StepBar
            label="Fasen"
            steps={exampleSteps}
            at="work"
            notes={{ ask: '2 okt', offer: '14 okt', work: 'Ingepland · 1 dag' }}
            menuOf={step => [{ key: step, label: 'Ingepland', checked: step === 'work' }]}
          />
          <StepBar label="Fasen" steps={exampleSteps} at={null} />
          <StepBar label="Fasen" steps={exampleSteps} at={null} completed />
          <StepBar label="Fasen" steps={exampleSteps} at="offer" notes={{ offer: 'Te duur' }} stopped />
        </div>
      </Card>
      <Card title="In een rij">
        <div className="vk-stack">
          {exampleSteps.map(({ key, title, tint }) => (
            <div className="vk-row vk-row-wrap" key={key}>
              <Tag tone={tint}>{title}</Tag>
              <span className="vk-grow" />
              <StepJoints steps={exampleSteps} at={key} />
            </div>
          ))}
        </div>
      </Card>
      <Card title="Status">
        <div className="vk-row vk-row-wrap">
          {[...Object.keys(nl), 'onbekend'].map(status => (
            <StatusTag key={status} status={status} />
          ))}
        </div>
      </Card>
    </Page>
  )
}
