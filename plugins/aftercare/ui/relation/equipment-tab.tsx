import type { RowOf } from '@core/ui'
import { EquipmentOfRelation } from '../equipment/equipment-of-relation'

/** What stands at a person's. */
export default ({ row }: { row: RowOf<'/api/relation'> }) => <EquipmentOfRelation relationId={row.id} />
