import type { AnyResource } from '@core/resource/resource'
import type { AnyStates } from './states'

/** `docs/states.md`: what can happen to every kind of record that has a status, drawn from the tables that the server goes by. */
export function stateDiagrams(resources: readonly AnyResource[]): string {
  const drawn = resources.flatMap(({ path, states }) => (states ? [section(path, states)] : []))
  return ['# States\n\nWritten by `npm run openapi`.\n', ...drawn].join('\n')
}

function section(path: string, { initial, moves, acts = {}, putBack }: AnyStates): string {
  const lines = Object.entries(moves).flatMap(([name, { from, to }]) =>
    from.map(status => `  ${status} --> ${to}: ${name}`),
  )
  const back = putBack
    ? `\nMay be put back, to where its own log says it came from: ${putBack.to.map(status => `\`${status}\``).join(', ')}.\n`
    : ''
  const done = Object.entries(acts).map(([name, { from }]) => `\n\`${name}\`: ${from.join(', ')}.\n`)
  return `## ${path}\n\n\`\`\`mermaid\n${['stateDiagram-v2', `  [*] --> ${initial}`, ...lines].join('\n')}\n\`\`\`\n${done.join('')}${back}`
}
