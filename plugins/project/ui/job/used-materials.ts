import type { KeptAct } from './on-device'

interface Needed {
  readonly id: number
  readonly amount_used: number
}

/** How many of each were used once everything that waits here has arrived; of several acts on one the last counts. */
export function usedMaterials<M extends Needed>(there: readonly M[], kept: readonly KeptAct[]): M[] {
  const used = new Map(
    kept.flatMap(act => (act.kind === 'material' && !act.refusal ? [[act.material_id, act.amount] as const] : [])),
  )
  return there.map(material => ({ ...material, amount_used: used.get(material.id) ?? material.amount_used }))
}
