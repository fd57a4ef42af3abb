import type { ModuleTag } from '@core/tenancy/modules'

/** Owning any of these gives the engine: each kind is checked by its own tag besides. */
export const DOCUMENT_MODULES: readonly ModuleTag[] = ['QUOTATION', 'CONFIRMATION', 'INVOICE', 'PROJECT']
