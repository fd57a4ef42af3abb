import type { RowOf } from '@core/ui'
import { AftercareOfFlow } from './aftercare-of-flow'

/** The aftercare of a dossier, on its own page (SCR-122). */
export default ({ row }: { row: RowOf<'/api/flow'> }) => (
  <AftercareOfFlow flowId={row.id} relationId={row.relation_id} />
)
