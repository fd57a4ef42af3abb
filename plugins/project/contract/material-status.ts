/** Where a material is on its way to the work. */
export const MATERIAL_STATUSES = ['to_order', 'ordered', 'in', 'on_van', 'used'] as const
export type MaterialStatus = (typeof MATERIAL_STATUSES)[number]
