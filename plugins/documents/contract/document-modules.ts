import type { ModuleTag } from '@core/context/modules'
import { defineRegistry } from '@core/context/port'

/**
 * Modules that work with documents. Whoever owns one of them has the engine; documents of a kind, and all that is part of
 * them, ask for the module of that kind besides. A kind adds its own (`documentModule`).
 */
export const documentModules = defineRegistry<ModuleTag>('documents.modules', { always: true })
