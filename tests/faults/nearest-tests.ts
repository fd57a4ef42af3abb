import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { Glob } from 'bun'
import timings from '../timings.json'
import type { Fault } from './faults-in'

/** Of files that are further away than these, those of its plugin and of plugins that require it are asked. */
const NEAR = 24
const LONG = /\.(?:long|alone)\.test\.ts$/

interface TestFile {
  readonly path: string
  readonly text: string
  readonly ms: number
}

const all: readonly TestFile[] = ['{core,plugins}/**/*.test.ts', 'tests/architecture/*.test.ts']
  .flatMap(files => [...new Glob(files).scanSync('.')])
  // The sampled rules run on the server.
  .filter(path => !LONG.test(path) && !/\/ui\//.test(path))
  .map(path => ({
    path,
    text: readFileSync(path, 'utf8'),
    ms: (timings.files as Record<string, number>)[path] ?? 0,
  }))

const partOf = (path: string): string => path.split('/').slice(0, 2).join('/')

/** Plugins that require a plugin, of whose tests its rules are part too. */
function dependantsOf(part: string): Set<string> {
  const code = basename(part)
  return new Set(
    [...new Glob('plugins/*/plugin.ts').scanSync('.')]
      .filter(page => /requires: \[([^\]]*)\]/.exec(readFileSync(page, 'utf8'))?.[1]?.includes(`'${code}'`))
      .map(partOf),
  )
}

/** Words that a path says, short enough to be the same for one and for several. */
const wordsOf = (path: string): string[] => [
  ...new Set(
    path
      .toLowerCase()
      .match(/[a-z]{4,}/g)
      ?.map(word => word.slice(0, 6)) ?? [],
  ),
]

/** Names of fields and functions that a piece of code is about. */
const namesIn = (code: string): string[] => [...new Set(code.match(/[A-Za-z_]{6,}/g) ?? [])].slice(0, 4)

/**
 * The test files that should notice a change of a piece of a file, the nearest first: those that import it, then those that
 * speak of the same, rather those of its plugin and of plugins that require it; of equals the quickest. All of
 * those are among them.
 */
export function nearestTests({ file, before }: Pick<Fault, 'file' | 'before'>): string[] {
  const own = partOf(file)
  const dependants = dependantsOf(own)
  const words = wordsOf(basename(file, '.ts'))
  const names = namesIn(before)
  const imported = new RegExp(`from '[^']*/${basename(file, '.ts')}'`)
  const nearness = ({ path, text }: TestFile): number => {
    const ofPath = wordsOf(basename(path))
    const said = text.toLowerCase()
    const about = words.reduce((sum, word) => sum + (ofPath.includes(word) ? 4 : 0) + (said.includes(word) ? 1 : 0), 0)
    const named = names.filter(name => text.includes(name)).length
    return (
      about + named + (imported.test(text) ? 20 : 0) + (partOf(path) === own ? 2 : dependants.has(partOf(path)) ? 1 : 0)
    )
  }
  return all
    .map(test => ({ ...test, nearness: nearness(test) }))
    .filter(({ nearness }) => nearness > 0)
    .sort((a, b) => b.nearness - a.nearness || a.ms - b.ms)
    .filter(({ path }, at) => at < NEAR || partOf(path) === own || dependants.has(partOf(path)))
    .map(({ path }) => path)
}
