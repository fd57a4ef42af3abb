import { IconMail, IconPhone, IconSignature } from '@tabler/icons-react'
import { useState } from 'react'
import { Button } from '../../buttons/button.tsx'
import { Avatar, AvatarStack } from '../../data/avatar.tsx'
import { Card, CardRow } from '../../data/card.tsx'
import { Facts } from '../../data/facts.tsx'
import { StatCard, type StatTheme } from '../../data/stat-card.tsx'
import { Tabs } from '../../data/tabs.tsx'
import { Count, Tag, type Tone } from '../../data/tag.tsx'
import { Tags } from '../../data/tags.tsx'
import { Timeline } from '../../data/timeline.tsx'
import { Page } from '../../page/page.tsx'
import { SortableRows } from '../../sorting/sortable-rows.tsx'

const themes: StatTheme[] = ['primary', 'light', 'info', 'danger', 'warning', 'success', 'green', 'purple']
const tones: Tone[] = ['neutral', 'accent', 'ok', 'warn', 'danger', 'info']

/** Cards, facts, people, labels, tabs, figures and the timeline. */
export function Component() {
  const [steps, setSteps] = useState(
    ['Dak inmeten', 'Offerte maken', 'Panelen leggen'].map((name, at) => ({ id: at + 1, name })),
  )
  const [tab, setTab] = useState<'all' | 'open'>('all')
  return (
    <Page title="Gegevens">
      <div className="gallery-grid">
        <Card title="Klant" count={2} actions={<Button size="small">Wijzig</Button>} footer="Voet van de kaart">
          <Facts
            facts={[
              { label: 'Telefoon', value: '06 1234 5678' },
              { label: 'Plaats', value: 'Zwolle' },
            ]}
          />
        </Card>
        <Card title="Inklapbaar" collapsible="gallery" flush>
          <CardRow>Regel</CardRow>
          <CardRow selected>Gekozen regel</CardRow>
        </Card>
        <Card title="Mensen">
          <div className="vk-row vk-row-wrap">
            <Avatar name="Marieke van der Meulen" size={40} />
            <Avatar name="Bakkerij De Korenmaat" size={40} square />
            <Avatar name="Fatima El Idrissi" label />
            <AvatarStack names={['Fatima El Idrissi', 'Jan Kok', 'Marieke Bos', 'Sanne de Wit']} />
          </div>
        </Card>
        <Card title="Op volgorde" flush>
          <SortableRows
            rows={steps}
            nameOf={step => step.name}
            render={step => <span>{step.name}</span>}
            onOrder={setSteps}
          />
        </Card>
        <Card title="Labels en aantallen">
          <div className="vk-row vk-row-wrap">
            <Tag>Particulier</Tag>
            <Tags of={['VvE', 'ISDE', 'Onderhoud']} />
            {tones.map(tone => (
              <Tag key={tone} tone={tone}>
                {tone}
              </Tag>
            ))}
            <Count>4</Count>
            <Count attention>5</Count>
          </div>
        </Card>
        <Card title="Tabbladen">
          <Tabs
            label="Taken"
            active={tab}
            onChange={setTab}
            tabs={[
              { key: 'all', title: 'Alle', count: 12 },
              { key: 'open', title: 'Open', count: 3, attention: true },
            ]}
          >
            <p className="gallery-pad">Inhoud van “{tab}”.</p>
          </Tabs>
        </Card>
        <Card title="Tijdlijn">
          <Timeline
            entries={[
              {
                id: 1,
                icon: IconPhone,
                title: 'Gebeld',
                when: '2026-11-10T08:12:00.000Z',
                text: 'Komt donderdag terug.',
              },
              { id: 2, icon: IconMail, title: 'Offerte verstuurd', when: '2026-11-09T10:00:00.000Z', tone: 'info' },
              { id: 3, icon: IconSignature, title: 'Akkoord', when: '2026-11-08T16:30:00.000Z', tone: 'ok' },
            ]}
          />
        </Card>
        {themes.map((theme, at) => (
          <StatCard
            key={theme}
            label={`Offertes (${theme})`}
            value="19"
            note="deze maand"
            change={at % 2 ? '−2' : '+3'}
            good={at % 2 === 0}
            falling={at % 2 === 1}
            theme={theme}
            trend={[2, 5, 6, 5, 7, 4, 3, 6, 4]}
          />
        ))}
      </div>
    </Page>
  )
}
