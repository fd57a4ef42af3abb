import { job } from '@core/context/event'
import { countDossiers } from '../domain/count-dossiers'
import { countOtherKpis } from '../domain/recount-kpis'

/** Works out what a relation says of its dossiers, after what it follows from was kept. */
export const countDossiersOfRelation = job(
  'crm.count-dossiers',
  async ({ relation_id }: { relation_id: number }, context) => {
    await countDossiers(context, [relation_id])
    await countOtherKpis(context, relation_id)
  },
)
