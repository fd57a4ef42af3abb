import { Navigate } from '@core/ui'

/** The trash of the relations is a view of their list: restore, delete for good, empty (SCR-035). */
export default function RelationTrashcan() {
  return <Navigate to="/relation_overview?trash=1" replace />
}
