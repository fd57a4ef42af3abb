import type { Call, LinkKind } from '@core/context/call'
import type { Context } from '@core/context/context'
import type { EventHandler, EventType, Job } from '@core/context/event'
import type { AskedModules, ModuleTag, Sold } from '@core/context/modules'
import type { Entry, Provision, Registry } from '@core/context/port'
import type { Action, Trigger } from '@core/context/trigger'
import type { Entity } from '@core/db/entity'
import type { SchemaStep } from '@core/db/migrate'
import type { Locales } from '@core/locales/translate'
import type { PublicCall } from '@core/platform/public-call'
import type { AddedTo } from '@core/resource/additions'
import type { AnyResource } from '@core/resource/resource'

/** What a plugin does only for companies that also own another module. */
export interface Bridge {
  readonly on?: readonly EventHandler[]
  readonly entries?: readonly Entry[]
  /** What it adds to the records of other plugins' resources. */
  readonly adds?: readonly AddedTo[]
}

/** Everything a plugin is, as plain data. */
export interface PluginDefinition {
  /** Folder, remote and namespace: `quotation`. */
  readonly code: string
  /** Module whose owners have this plugin; infrastructure has none. */
  readonly module?: ModuleTag
  /** This plugin sells that module: it is declared here and nowhere else. Without it, the plugin adds to a module of another. */
  readonly sells?: Sold
  /** Plugins whose contract this one uses; always deployed with it. */
  readonly requires?: readonly string[]
  readonly entities?: readonly Entity[]
  readonly migrations?: readonly SchemaStep[]
  readonly resources?: readonly AnyResource[]
  /** Calls, or a function of the registries for calls that exist per entry of one. */
  readonly calls?: readonly Call[] | ((all: <T>(registry: Registry<T>) => readonly T[]) => readonly Call[])
  readonly publicCalls?: readonly PublicCall[]
  readonly links?: readonly LinkKind[]
  readonly events?: readonly EventType[]
  /** Reactions to events, or a function of all triggers that plugins declare for reactions to each of those. */
  readonly on?: readonly EventHandler[] | ((triggers: readonly Trigger[]) => readonly EventHandler[])
  /** Events that the rules of a company may listen to, and what these rules may do. */
  readonly triggers?: readonly Trigger[]
  readonly actions?: readonly Action[]
  readonly jobs?: readonly Job[]
  readonly provides?: readonly Provision[]
  readonly entries?: readonly Entry[]
  /** What it adds to the records of other plugins' resources. */
  readonly adds?: readonly AddedTo[]
  readonly with?: Readonly<Partial<Record<ModuleTag, Bridge>>>
  readonly locales: Locales
  /** Its micro-frontend in `ui/`: the app that loads it and for owners of which modules (any of them; its own unless told). */
  readonly ui?: { readonly app: 'shell' | 'portal' | 'admin'; readonly modules?: AskedModules }
  /** Fills a demo company; called for each that owns `module`. */
  readonly seed?: (context: Context) => Promise<void>
}

/** Declares a plugin; all declarations are checked together at boot. */
export const definePlugin = (definition: PluginDefinition): PluginDefinition => definition
