import type { ModuleTag } from '@core/context/modules'

/** Owning any of these gives the engine: documents of a kind, and all that is part of them, ask for its own tag besides. */
export const DOCUMENT_MODULES: readonly ModuleTag[] = ['QUOTATION', 'CONFIRMATION', 'INVOICE', 'PROJECT']
