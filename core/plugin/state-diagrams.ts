import { diagramOf } from '@core/lifecycle/machine'
import type { AnyResource } from '@core/resource/resource'

/** `docs/states.md`: the states of every kind of record that has them, drawn from the tables that the server goes by. */
export function stateDiagrams(resources: readonly AnyResource[]): string {
  const drawn = resources.flatMap(({ path, lifecycle }) =>
    lifecycle ? [`## ${path}\n\n\`\`\`mermaid\n${diagramOf(lifecycle)}\n\`\`\`\n`] : [],
  )
  return ['# States\n\nWritten by `bun run openapi`.\n', ...drawn].join('\n')
}
