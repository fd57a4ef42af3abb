import { IconCopy, IconPhone, IconSend } from '@tabler/icons-react'
import { Button } from '../../buttons/button.tsx'
import { Card } from '../../data/card.tsx'
import { Facts } from '../../data/facts.tsx'
import { StatusTag } from '../../data/status-tag.tsx'
import { Timeline } from '../../data/timeline.tsx'
import { DetailScreen } from '../../detail/detail-screen.tsx'
import { StepBar } from '../../steps/step-bar.tsx'
import { exampleSteps } from './example-steps.ts'

/** A record with everything on it. */
export function Component() {
  return (
    <DetailScreen
      title="Marieke van der Meulen"
      crumb="2026-0418"
      crumbs={[{ title: 'Dossiers', to: '/list' }]}
      subtitle="Zonnepanelen en hybride warmtepomp"
      meta={<StatusTag status="sent" />}
      actions={
        <Button variant="primary" icon={IconSend}>
          Versturen
        </Button>
      }
      menu={[{ key: 'copy', label: 'Kopieer', icon: IconCopy }]}
      stage={<StepBar label="Fasen" steps={exampleSteps} at="offer" notes={{ ask: '2 okt', offer: '6 nov' }} />}
      facts={
        <Card title="Klant">
          <Facts facts={[{ label: 'Telefoon', value: '06 1234 5678' }]} />
        </Card>
      }
      tabs={[
        { key: 'overview', title: 'Overzicht', content: <Card title="Documenten">Nog geen documenten.</Card> },
        { key: 'notes', title: 'Notities', count: 2, content: <Card title="Notities">Twee notities.</Card> },
      ]}
      timeline={{
        title: 'Tijdlijn',
        content: <Timeline entries={[{ id: 1, icon: IconPhone, title: 'Gebeld', when: '2026-11-10T08:12:00.000Z' }]} />,
      }}
    />
  )
}
