import type { Context } from '@core/context/context'
import { definePort } from '@core/context/port'

/** A product that a project placed: how many, for whom. */
export interface PlacedMaterial {
  readonly product_id: number
  readonly item_name: string
  readonly amount: number
}

/** Work that was done, and what stays behind of it. */
export interface PlacedWork {
  readonly flow_id: number
  readonly materials: readonly PlacedMaterial[]
}

/** Tells what projects leave at their customers. */
export interface PlacedMaterials {
  /** Null for a project that is not there, or a template. */
  of(context: Context, projectId: number): Promise<PlacedWork | null>
}
export const placedMaterials = definePort<PlacedMaterials>('project.placed-materials')
