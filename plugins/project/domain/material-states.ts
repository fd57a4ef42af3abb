import type { Context } from '@core/context/context'
import { invalid } from '@core/context/problem'
import type { Opened } from '@core/db/mapped'
import { move } from '@core/states/move'
import { states } from '@core/states/states'
import { ProjectMaterial } from '../entities/project-material'

export type MaterialRecord = Opened<typeof ProjectMaterial>

/** A material is ordered, comes in, goes along on the van and is used; whoever was too quick takes a step back. */
export const materialStates = states(ProjectMaterial, {
  initial: 'to_order',
  moves: {
    reset: { from: ['ordered', 'in', 'on_van', 'used'], to: 'to_order' },
    order: { from: ['to_order', 'in', 'on_van', 'used'], to: 'ordered' },
    receive: { from: ['to_order', 'ordered', 'on_van', 'used'], to: 'in' },
    load: { from: ['to_order', 'ordered', 'in', 'used'], to: 'on_van' },
    use: { from: ['to_order', 'ordered', 'in', 'on_van'], to: 'used' },
  },
  inLists: true,
})

const MOVES: Readonly<Record<string, keyof typeof materialStates.moves>> = {
  to_order: 'reset',
  ordered: 'order',
  in: 'receive',
  on_van: 'load',
  used: 'use',
}

/**
 * Brings a material where a change of its status says. Used without saying how many means all that were needed.
 *
 * @throws Problem 422 for a status that there is not
 */
export async function moveMaterial(
  context: Context,
  material: MaterialRecord,
  { status }: Readonly<Record<string, unknown>>,
): Promise<void> {
  if (status === undefined || status === material.status) return
  const name = MOVES[String(status)]
  if (!name) throw invalid('status', 'core.invalid_value')
  await move(context, materialStates, material, name)
  if (name === 'use' && !material.amount_used) material.amount_used = material.amount
}
