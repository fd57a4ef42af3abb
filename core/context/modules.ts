import { defineRegistry, type Registry } from './port'

/**
 * The tags of all modules. The plugin that sells a module adds its tag, so that the type check knows it wherever it is
 * named: `declare module '@core/context/modules' { interface ModuleTags { QUOTATION: true } }`.
 */
// biome-ignore lint/suspicious/noEmptyInterface: each plugin adds the tag of its module
export interface ModuleTags {}
export type ModuleTag = keyof ModuleTags & string

/** Modules of which a company must own one: by their tags, or all that plugins add to a registry. */
export type AskedModules = ModuleTag | readonly ModuleTag[] | Registry<ModuleTag>

/** Whether plugins say which modules are asked. */
export const areAdded = (asked: AskedModules): asked is Registry<ModuleTag> =>
  typeof asked === 'object' && asked !== null && 'name' in asked

/** The tags of these modules; `all` reads a registry. */
export function tagsOf(asked: AskedModules, all: (registry: Registry<ModuleTag>) => readonly ModuleTag[]) {
  return areAdded(asked) ? all(asked) : [asked].flat()
}

/**
 * What a plugin declares of the module that it sells. Its name and what it is for are texts of the plugin: `module.name`
 * and `module.text`.
 */
export interface Sold {
  /** Number of the module in the API (S0 §3.3). It stays the same for good: programs remember it. */
  readonly number: number
  /** Place among the modules on screens: first what everybody has, then along the dossier. */
  readonly order: number
  /** A company that registers tries it out, unless the operator chose otherwise. */
  readonly trial?: true
  /** Only the company of the platform itself may own it. */
  readonly platformOnly?: true
}

/** A module of this deployment. */
export interface DeclaredModule extends Sold {
  readonly tag: ModuleTag
  /** Code of the plugin that sells it. */
  readonly plugin: string
}

/** The modules of this deployment as screens list them. `assemble` registers what plugins declare as `sells`. */
export const modules = defineRegistry<DeclaredModule>('core.modules', { always: true })

/** Languages of the interface (C-16). */
export const LANGUAGES = ['nl', 'en', 'es-AR'] as const
export type Language = (typeof LANGUAGES)[number]
