import { Button, Card, EmptyState, Loaded, MoreButton, type RowOf, useT } from '@core/ui'
import { IconFolderPlus } from '@tabler/icons-react'
import type { ComponentProps } from 'react'
import { FlowLine } from './flow-line'
import '../crm.css'

interface FlowsCardProps {
  query: ComponentProps<typeof Loaded>['query']
  rows: readonly RowOf<'/api/flow'>[]
  total: number | undefined
  more: ComponentProps<typeof MoreButton>['more']
  /** What stands there while there are none. */
  none: string
  /** Says of each dossier whose it is. */
  whose?: boolean
  onNew: () => void
}

/** Dossiers of somebody in a card, with a button for another. */
export function FlowsCard({ query, rows, total, more, none, whose = false, onNew }: FlowsCardProps) {
  const t = useT('crm')
  return (
    <Card
      title={t('flowsTitle')}
      count={total}
      flush
      actions={
        <Button size="small" variant="minimal" icon={IconFolderPlus} onClick={onNew}>
          {t('flow')}
        </Button>
      }
    >
      <Loaded compact query={query} what={t('theFlows')}>
        {() =>
          rows.length === 0 ? (
            <EmptyState compact title={t('noFlows')} text={none} />
          ) : (
            rows.map(flow => <FlowLine key={flow.id} flow={flow} whose={whose} />)
          )
        }
      </Loaded>
      <MoreButton more={more} />
    </Card>
  )
}
