import { ContractsCard } from '../contract/contracts-card'
import { EquipmentOfRelation } from '../equipment/equipment-of-relation'
import { IncidentsCard } from './incidents-card'

/** Incidents of a dossier, and what stands at its customer's. */
export function AftercareOfFlow({ flowId, relationId }: { flowId: number; relationId: number }) {
  return (
    <>
      <IncidentsCard flowId={flowId} />
      <EquipmentOfRelation relationId={relationId} flowId={flowId} />
      <ContractsCard flowId={flowId} />
    </>
  )
}
