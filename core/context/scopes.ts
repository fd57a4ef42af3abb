import { MODULE_TAGS, type ModuleTag } from './modules'

/** What an API token may do with the calls of a module; writing includes reading. */
export type Scope = `${ModuleTag}:${'read' | 'write'}`

export const scopeOf = (module: ModuleTag, kind: 'read' | 'write'): Scope => `${module}:${kind}`

export const SCOPES: readonly Scope[] = MODULE_TAGS.flatMap(tag => [scopeOf(tag, 'read'), scopeOf(tag, 'write')])
