import type { EventHandler } from '@core/context/event'
import type { PluginDefinition } from '@core/plugin/define-plugin'

/** What ran for whom: `plugin.handler` or the name of a job. */
export interface Ran {
  readonly what: string
  readonly companyId: number
}

/** The same plugins with handlers and jobs that only note that they ran. */
export function spiedPlugins(plugins: readonly PluginDefinition[], ran: Ran[]): PluginDefinition[] {
  const triggers = plugins.flatMap(plugin => plugin.triggers ?? [])
  const listening = (code: string, { on }: Pick<PluginDefinition, 'on'>) =>
    on && {
      on: (typeof on === 'function' ? on(triggers) : on).map((handler: EventHandler) => ({
        ...handler,
        run: async (_: never, context: { company: { id: number } }) =>
          void ran.push({ what: `${code}.${handler.name}`, companyId: context.company.id }),
      })),
    }
  return plugins.map(plugin => ({
    ...plugin,
    ...listening(plugin.code, plugin),
    ...(plugin.with && {
      with: Object.fromEntries(
        Object.entries(plugin.with).map(([tag, bridge]) => [tag, { ...bridge, ...listening(plugin.code, bridge) }]),
      ),
    }),
    ...(plugin.jobs && {
      jobs: plugin.jobs.map(job => ({
        ...job,
        run: async (_: never, context: { company: { id: number } }) =>
          void ran.push({ what: job.name, companyId: context.company.id }),
      })),
    }),
  }))
}
