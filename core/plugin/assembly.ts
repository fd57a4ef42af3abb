import type { Call, LinkKind } from '@core/context/call'
import type { EventHandler, Job } from '@core/context/event'
import type { DeclaredModule, ModuleTag } from '@core/context/modules'
import { definePort } from '@core/context/port'
import type { Action, Trigger } from '@core/context/trigger'
import type { Entity } from '@core/db/entity'
import type { SchemaStep } from '@core/db/migrate'
import type { Locales } from '@core/locales/translate'
import type { PublicCall } from '@core/platform/public-call'
import type { HeldAddedTo } from '@core/resource/additions'
import type { AnyResource } from '@core/resource/resource'
import type { PluginDefinition } from './define-plugin'

/** Modules a company must own for something to be active. */
export type Modules = readonly ModuleTag[]

/** A handler or job together with what must be owned for it. */
export interface Subscription {
  readonly id: string
  readonly handler: EventHandler
  readonly modules: Modules
}

/** An entry of a registry together with what must be owned for it. */
interface HeldEntry {
  readonly registry: string
  readonly entry: unknown
  readonly modules: Modules
}

/** Read it by `context.use(assembled)`: for parts of the kernel that look beyond resources. */
export const assembled = definePort<Assembly>('core.assembly')

/** All plugins put together: what the platform serves. */
export interface Assembly {
  readonly plugins: readonly PluginDefinition[]
  /** The modules of this deployment by tag, as screens list them. */
  readonly modules: ReadonlyMap<string, DeclaredModule>
  readonly entities: readonly Entity[]
  readonly migrations: readonly SchemaStep[]
  readonly resources: readonly AnyResource[]
  readonly calls: readonly { readonly call: Call; readonly owner: string }[]
  readonly publicCalls: readonly { readonly call: PublicCall; readonly owner: string }[]
  readonly links: ReadonlyMap<string, LinkKind>
  readonly subscriptions: ReadonlyMap<string, readonly Subscription[]>
  readonly jobs: ReadonlyMap<string, { readonly job: Job; readonly modules: Modules }>
  /** What rules of companies may listen to and do, with what must be owned for it. */
  readonly triggers: readonly (Trigger & { readonly modules: Modules })[]
  readonly actions: readonly (Action & { readonly modules: Modules })[]
  readonly ports: ReadonlyMap<string, unknown>
  readonly entries: readonly HeldEntry[]
  /** The same by the name of their registry, which every request asks for several times. */
  readonly held: ReadonlyMap<string, readonly HeldEntry[]>
  readonly added: readonly HeldAddedTo[]
  readonly locales: Readonly<Record<string, Locales>>
}
