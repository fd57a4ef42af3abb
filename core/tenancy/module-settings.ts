import type { Context } from '@core/context/context'
import { defineRegistry } from '@core/context/port'
import type { Reader } from '@core/db/reader'
import { type Static, type TObject, type TSchema, Type as t } from '@sinclair/typebox'
import { ownSettings } from './own-settings'

/** One setting: its type, and the value that a company starts with. */
export interface Setting<S extends TSchema = TSchema> {
  readonly schema: S
  readonly initial: Static<S>
}

/** Declares one setting: `setting(t.Boolean(), false)`. */
export const setting = <S extends TSchema>(schema: S, initial: Static<S>): Setting<S> => ({ schema, initial })

type Settings = Readonly<Record<string, Setting>>
type Values<S extends Settings> = { readonly [K in keyof S]: Static<S[K]['schema']> }

/**
 * What a plugin makes of a change of its settings before it is kept, given the values from before: it refuses, and answers
 * what follows for its other settings.
 */
export type PrepareSettings = {
  of(changes: Stored, context: Context, before: Stored): Promise<Stored>
}['of']

type Stored = Readonly<Record<string, unknown>>

/** The settings of a company that one plugin declares. */
export interface ModuleSettings<S extends Settings = Settings> {
  readonly settings: S
  /** What the company of the context has chosen, or starts with. */
  of(reader: Reader): Promise<Values<S>>
}

/** Settings as registries and calls hold them, with what has to be made of a change where there is something. */
export interface DeclaredSettings {
  readonly settings: Settings
  readonly prepare?: PrepareSettings
}

/**
 * Declares settings of a company, by the names that `companysettings` answers and takes them under (S0 §3.3):
 * `export const quotationSettings = moduleSettings({ quotation_approval_signature: setting(t.Boolean(), false) })`.
 * The plugin registers them in {@link settingsOfModules} and reads them with `await quotationSettings.of(context)`.
 */
export const moduleSettings = <const S extends Settings>(settings: S): ModuleSettings<S> => ({
  settings,
  async of(reader) {
    const stored = await ownSettings(reader)
    return valuesOf(settings, stored?.module_settings ?? {}) as Values<S>
  },
})

/** The settings that plugins add to those of the kernel. They keep their values while a module is given up. */
export const settingsOfModules = defineRegistry<DeclaredSettings>('core.module-settings', {
  always: true,
})

/** All settings of plugins in one table, by name. */
export const joined = (declared: readonly DeclaredSettings[]): Settings =>
  Object.assign({}, ...declared.map(({ settings }) => settings))

/** The fields that settings are in answers. */
export const schemaOf = (settings: Settings): TObject =>
  t.Object(Object.fromEntries(Object.entries(settings).map(([name, { schema }]) => [name, schema])))

/** The values of settings: what is stored, else what a company starts with. */
export const valuesOf = (settings: Settings, stored: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(settings).map(([name, { initial }]) => [name, stored[name] ?? initial]))
