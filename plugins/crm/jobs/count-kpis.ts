import { job } from '@core/context/event'
import { countKpis } from '../domain/count-kpis'

/** Works the key figures of a dossier out, after what they follow from was kept. */
export const countKpisOfFlow = job('crm.count-kpis', ({ flow_id }: { flow_id: number }, context) =>
  countKpis(context, [flow_id]),
)
