import { startBatch } from '@core/batches/start-batch'
import { job } from '@core/context/event'
import { readRows } from '@core/db/list'
import { countKpis } from '../domain/count-kpis'
import { resetCards } from '../domain/reset-cards'
import { Flow } from '../entities/flow'

/** Works the key figures of a dossier out, after what they follow from was kept. */
export const countKpisOfFlow = job('crm.count-kpis', ({ flow_id }: { flow_id: number }, context) =>
  countKpis(context, [flow_id]),
)

/**
 * Has all dossiers counted anew after another choice of key figures was kept: by then every dossier is there, or is begun
 * by who knows of it.
 */
export const countKpisOfAll = job('crm.count-kpis-of-all', async (_: Record<string, never>, context) => {
  const flows = await readRows(context, Flow, ['id'], { deleted_at: null }, 'id')
  await startBatch(
    context,
    resetCards,
    {},
    flows.map(({ id }) => id),
  )
})
