import { IconFileText } from '@tabler/icons-react'
import { Problem } from '../../api/problem.ts'
import { Button } from '../../buttons/button.tsx'
import { Card } from '../../data/card.tsx'
import { EmptyState } from '../../feedback/empty-state.tsx'
import { ErrorState } from '../../feedback/error-state.tsx'
import { LoadingState, Skeleton } from '../../feedback/skeleton.tsx'
import { GridSkeleton } from '../../grid/grid-skeleton.tsx'
import { Page } from '../../page/page.tsx'

const columns = [
  { field: 'name', header: 'Naam', width: 200 },
  { field: 'city', header: 'Plaats' },
  { field: 'amount', header: 'Waarde €', align: 'right' as const },
]

/** Nothing there, on its way, and gone wrong. */
export function Component() {
  return (
    <Page title="Leeg, laden, fout">
      <div className="gallery-grid">
        <Card>
          <EmptyState
            firstUse
            title="Nog geen dossiers"
            text="Een dossier begint met een aanvraag."
            actions={<Button variant="primary">Nieuw dossier</Button>}
          />
        </Card>
        <Card>
          <EmptyState icon={IconFileText} title="Nog geen offertes" text="Maak er een vanuit een dossier." />
        </Card>
        <Card>
          <EmptyState compact title="Geen taken" />
        </Card>
        <Card>
          <ErrorState error={new Problem(500, { reference: 'A1B2' })} what="De dossiers" />
        </Card>
        <Card>
          <ErrorState compact error={null} onRetry={() => undefined} />
        </Card>
        <Card title="Laden">
          <LoadingState lines={4} />
          <Skeleton width={120} />
        </Card>
        <Card title="Tabel die komt" flush className="gallery-wide">
          <GridSkeleton columns={columns} count={5} selectable />
        </Card>
      </div>
    </Page>
  )
}
