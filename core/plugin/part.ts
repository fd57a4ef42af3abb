import type { PluginDefinition } from './define-plugin'

/** A part of the kernel, declared like a plugin: it belongs to no module, so every company has it. */
export type Part = Pick<
  PluginDefinition,
  'entities' | 'resources' | 'calls' | 'publicCalls' | 'events' | 'jobs' | 'entries'
>

/** Declares a part of the kernel; `kernel.ts` lists them. */
export const definePart = (part: Part): Part => part

/** Several parts as one. */
export function joinParts(parts: readonly Part[]): Required<Part> {
  return {
    entities: parts.flatMap(({ entities = [] }) => entities),
    resources: parts.flatMap(({ resources = [] }) => resources),
    publicCalls: parts.flatMap(({ publicCalls = [] }) => publicCalls),
    calls: all => parts.flatMap(({ calls = [] }) => (typeof calls === 'function' ? calls(all) : calls)),
    events: parts.flatMap(({ events = [] }) => events),
    jobs: parts.flatMap(({ jobs = [] }) => jobs),
    entries: parts.flatMap(({ entries = [] }) => entries),
  }
}
