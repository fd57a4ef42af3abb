import { coreText } from '../i18n/use-t.ts'
import type { ModuleTag } from './module-order.ts'

/** Name of a module, as everybody who uses or sells it says it. */
export const moduleName = (tag: ModuleTag): string => coreText(`module${tag}`)
