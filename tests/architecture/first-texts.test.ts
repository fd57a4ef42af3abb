import { expect, test } from 'bun:test'
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { Glob } from 'bun'

/** Modules of plugins, tests and texts left out. */
const modules = new Map(
  [...new Glob('plugins/*/{ui,contract}/**/*.{ts,tsx}').scanSync('.')]
    .filter(file => !/\.test\.tsx?$|\/tests\//.test(file))
    .map(file => [file, readFileSync(file, 'utf8')]),
)
const readers = { ts: new Bun.Transpiler({ loader: 'ts' }), tsx: new Bun.Transpiler({ loader: 'tsx' }) }

/** The module that one imports by a path. */
function moduleAt(file: string, path: string): string | undefined {
  const place = path.startsWith('.') ? join(dirname(file), path) : path.replace(/^@plugins\//, 'plugins/')
  return ['', '.ts', '.tsx', '/index.ts'].map(ending => place + ending).find(one => modules.has(one))
}

/** What must be there before a module runs, itself among it. */
function neededBy(starts: Iterable<string>): Set<string> {
  const reached = new Set<string>()
  const follow = (file: string): void => {
    if (reached.has(file)) return
    reached.add(file)
    for (const { path, kind } of readers[file.endsWith('x') ? 'tsx' : 'ts'].scanImports(modules.get(file) ?? '')) {
      const next = kind === 'import-statement' ? moduleAt(file, path) : undefined
      if (next) follow(next)
    }
  }
  for (const start of starts) follow(start)
  return reached
}

/** What shows before all texts of its plugin have come: what is declared as `early`, and contracts, which screens of others use. */
const early = [...modules].flatMap(([file, text]) => {
  if (file.includes('/contract/')) return [file]
  if (!/^plugins\/\w+\/ui\/index\.ts$/.test(file)) return []
  const loads = [...text.matchAll(/early: true,(?:(?!load: )[\s\S])*load: \(\) => import\('([^']+)'\)/g)]
  return [file, ...loads.flatMap(([, path = '']) => moduleAt(file, path) ?? [])]
})
const source = [...neededBy(early)].map(file => modules.get(file)).join('\n')
const said = new Set([...source.matchAll(/['"`](\w[\w.]*)['"`]/g)].map(([, word]) => word))
const families = [...source.matchAll(/`([a-zA-Z]\w*_)\$\{/g)].map(([, prefix = '']) => prefix)

test.each([...new Glob('plugins/*/locales/first/nl.ts').scanSync('.')])(
  'what first pages say comes with the declaration of a plugin, and the rest of its texts later: %s',
  async file => {
    const first: Record<string, string> = (await import(join('../..', file))).default
    const all: Record<string, string> = (await import(join('../..', file.replace('first/', '')))).default
    const isSaid = (key: string) =>
      said.has(key) ||
      said.has(key.replace(/_(?:zero|one|other)$/, '')) ||
      families.some(prefix => key.startsWith(prefix))
    expect(Object.keys(all).filter(key => isSaid(key) && !(key in first))).toEqual([])
    // Columns of a list are called by the texts of their fields.
    expect(Object.keys(first).filter(key => !isSaid(key) && !key.startsWith('field.'))).toEqual([])
    expect(Object.keys(first).length).toBeLessThan(Object.keys(all).length)
  },
)
