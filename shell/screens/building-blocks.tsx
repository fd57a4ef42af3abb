import { Button } from '@core/ui/buttons/button.tsx'
import { Avatar, AvatarStack } from '@core/ui/data/avatar.tsx'
import { Card } from '@core/ui/data/card.tsx'
import { StatCard } from '@core/ui/data/stat-card.tsx'
import { StatusTag } from '@core/ui/data/status-tag.tsx'
import { Count, Tag } from '@core/ui/data/tag.tsx'
import { toast } from '@core/ui/feedback/toast.tsx'
import { formatMoney } from '@core/ui/format/number.ts'
import { confirm } from '@core/ui/overlays/confirm.tsx'
import { Page } from '@core/ui/page/page.tsx'
import { StageBar, StageJoints } from '@core/ui/stage/stage-bar.tsx'
import { stageName, stages } from '@core/ui/stage/stages.ts'
import { IconDownload, IconPlus, IconSend, IconTrash } from '@tabler/icons-react'
import { BuildingFields } from './building-fields.tsx'
import './building-blocks.css'

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

/** Every part of the kit on one page, for whoever builds screens and for checking both themes. */
export function BuildingBlocks() {
  return (
    <Page title="Bouwstenen">
      <div className="shell-blocks">
        <Card title="Letter">
          <p className="shell-blocks-price">{formatMoney(13_099.73)}</p>
          <h1>Van der Meulen</h1>
          <h2>Zonnepanelen en hybride warmtepomp</h2>
          <p className="vk-strong">13 / 20 nadruk, tabellen en knoppen</p>
          <p>13 / 20 gewone tekst in de shell</p>
          <p className="vk-meta">12 / 16 toelichting en kolomkop</p>
        </Card>
        <Card title="Fasen">
          {stages.map(stage => (
            <div className="shell-blocks-stage" key={stage}>
              <Tag tone={`stage-${stage}`}>{stageName(stage)}</Tag>
              <StageJoints stage={stage} label={false} />
            </div>
          ))}
        </Card>
        <Card title="Knoppen">
          <div className="shell-blocks-buttons">
            <Button variant="primary" icon={IconSend}>
              Versturen
            </Button>
            <Button icon={IconDownload}>Pdf</Button>
            <Button variant="primary" icon={IconSend} busy>
              Versturen
            </Button>
            <Button disabled why="Vul eerst een ontvanger in.">
              Versturen
            </Button>
            <Button variant="minimal" icon={IconPlus}>
              Filter
            </Button>
            <Button variant="danger-outline" icon={IconTrash}>
              Verwijder
            </Button>
            <Button
              variant="danger"
              onClick={() =>
                void confirm({
                  title: 'Offerte 2026-0418 definitief verwijderen?',
                  text: 'Dit kan niet terug.',
                  verb: 'Verwijder definitief',
                  danger: true,
                })
              }
            >
              Verwijder definitief
            </Button>
            <Button variant="brand">Akkoord geven</Button>
            <Button size="small">Klein</Button>
            <Button size="large">Groot</Button>
            <Button onClick={() => toast('Relatie naar prullenbak', { undo: () => toast('Teruggezet') })}>
              Melding
            </Button>
          </div>
        </Card>
        <BuildingFields />
        <Card title="Fasebalk" className="shell-blocks-wide">
          <StageBar
            stage="confirmation"
            notes={{ lead: '2 okt', intake: '14 okt', quotation: '6 nov', confirmation: 'Verstuurd · 1 dag' }}
          />
        </Card>
        <Card title="Documentstatus">
          <div className="shell-blocks-buttons">
            {statuses.map(status => (
              <StatusTag key={status} status={status} days={12} />
            ))}
            <Tag>Particulier</Tag>
            <Count>4</Count>
            <Count attention>5</Count>
          </div>
        </Card>
        <Card title="Mensen">
          <div className="vk-row">
            <Avatar name="Marieke van der Meulen" size={40} />
            <Avatar name="Bakkerij De Korenmaat" size={40} square />
            <Avatar name="Fatima El Idrissi" label />
            <AvatarStack names={['Fatima El Idrissi', 'Jan Kok', 'Marieke Bos', 'Sanne de Wit']} />
          </div>
        </Card>
        <StatCard
          label="Offertes verstuurd"
          value="19"
          note="deze maand"
          change="+3"
          good
          theme="purple"
          trend={[2, 5, 6, 5, 7, 4, 3, 6, 4]}
        />
      </div>
    </Page>
  )
}
