import { existsSync, globSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'

const root = resolve(import.meta.dirname, '../../..')
const readers = { ts: new Bun.Transpiler({ loader: 'ts' }), tsx: new Bun.Transpiler({ loader: 'tsx' }) }
/** What says texts of plugins: their screens, what they lend to other plugins, and the pages of customers. */
const SPEAKS = /^(?:plugins\/\w+\/(?:ui|contract)|portal)\//

/** A source file, from the root, and what is in it. */
export type Modules = Map<string, string>

/** Modules that the given ones import, at once or through each other, themselves among them; with `later` what they fetch too. */
export function reachedModules(starts: Iterable<string>, { later }: { later: boolean }): Modules {
  const reached: Modules = new Map()
  const follow = (file: string): void => {
    if (reached.has(file)) return
    const source = readFileSync(resolve(root, file), 'utf8')
    reached.set(file, source)
    for (const { path, kind } of readers[file.endsWith('x') ? 'tsx' : 'ts'].scanImports(source)) {
      const next = later || kind === 'import-statement' ? moduleAt(dirname(file), path) : undefined
      if (next) follow(next)
    }
  }
  for (const start of starts) follow(start)
  return reached
}

/** The module that a file in a folder imports by a path; undefined for one that says no texts of plugins. */
export function moduleAt(folder: string, path: string): string | undefined {
  const place = path.startsWith('.') ? join(folder, path) : path.replace(/^@plugins\//, 'plugins/')
  if (!SPEAKS.test(place)) return undefined
  return ['', '.ts', '.tsx', '/index.ts'].map(ending => place + ending).find(isSource)
}

/**
 * What shows before all texts of its plugin have come: what plugins declare, what of it is `early`, and contracts, which
 * screens of others use.
 */
export function firstModules(): string[] {
  const declared = globSync('plugins/*/ui/index.ts', { cwd: root })
  const early = declared.flatMap(file => {
    const source = readFileSync(resolve(root, file), 'utf8')
    const loads = [...source.matchAll(/early: true,(?:(?!load: )[\s\S])*load: \(\) => import\('([^']+)'\)/g)]
    return loads.flatMap(([, path = '']) => moduleAt(dirname(file), path) ?? [])
  })
  const lent = globSync('plugins/*/contract/**/*.{ts,tsx}', { cwd: root }).filter(file => !file.includes('.test.'))
  return [...declared, ...early, ...lent]
}

function isSource(file: string): boolean {
  return /\.tsx?$/.test(file) && existsSync(resolve(root, file)) && statSync(resolve(root, file)).isFile()
}
