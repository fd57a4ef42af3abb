import { FormatRegistry, Type as t } from '@sinclair/typebox'
import type { DeclaredModule, ModuleTag } from './modules'
import { type Scope, scopeOf } from './scopes'

/** The tag of a module of this deployment. */
export const moduleTag = t.Unsafe<ModuleTag>(t.String({ format: 'module' }))

/** What an API token may do with a module of this deployment. */
export const scope = t.Unsafe<Scope>(t.String({ format: 'scope' }))

/** The values of these formats among some modules, as the OpenAPI document lists them: a new module comes last. */
export const VALUES_OF: Readonly<Record<string, (declared: readonly DeclaredModule[]) => readonly string[]>> = {
  module: declared => byNumber(declared).map(({ tag }) => tag),
  scope: declared => byNumber(declared).flatMap(({ tag }) => [scopeOf(tag, 'read'), scopeOf(tag, 'write')]),
}

const byNumber = (declared: readonly DeclaredModule[]) => declared.toSorted((a, b) => a.number - b.number)

/** Lets the schemas take these modules. Schemas are made before plugins are known, and formats are global in TypeBox. */
export function admitModules(declared: readonly DeclaredModule[]): void {
  for (const [format, valuesOf] of Object.entries(VALUES_OF)) {
    const before = FormatRegistry.Get(format)
    const values = new Set(valuesOf(declared))
    FormatRegistry.Set(format, value => values.has(value) || (before?.(value) ?? false))
  }
}
