import { job } from '@core/context/event'
import { countDossiers } from '../domain/count-dossiers'

/** Works out what a relation says of its dossiers, after what it follows from was kept. */
export const countDossiersOfRelation = job('crm.count-dossiers', ({ relation_id }: { relation_id: number }, context) =>
  countDossiers(context, [relation_id]),
)
