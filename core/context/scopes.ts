import type { ModuleTag } from './modules'

/** What an API token may do with the calls of a module; writing includes reading. */
export type Scope = `${ModuleTag}:${'read' | 'write'}`

export const scopeOf = <Kind extends 'read' | 'write'>(module: ModuleTag, kind: Kind): Scope => `${module}:${kind}`
