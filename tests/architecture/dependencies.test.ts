import { expect, test } from 'bun:test'
import { readFileSync } from 'node:fs'
import { Glob } from 'bun'

interface Package {
  readonly dependencies?: Readonly<Record<string, string>>
  readonly devDependencies?: Readonly<Record<string, string>>
  readonly peerDependencies?: Readonly<Record<string, string>>
}
const read = (path: string): Package => JSON.parse(readFileSync(path, 'utf8'))

const own = read('package.json')
const listed = Object.keys({ ...own.dependencies, ...own.devDependencies })

/** Packages that run as programs, and what nobody imports by name, with the reason. */
const UNNAMED: Readonly<Record<string, string>> = {
  '@biomejs/biome': 'formats and lints',
  typescript7: 'checks types',
  '@types/bun': 'named in tsconfig.json',
  '@types/node': 'what Bun has of Node',
}

const sources = [...new Glob('{core,plugins,shell,portal,admin,tests}/**/*.{ts,tsx,mts,mjs,css}').scanSync('.')]
const named = new Set(
  [...sources, 'rsbuild.config.ts', 'playwright.config.ts'].flatMap(file =>
    [...readFileSync(file, 'utf8').matchAll(/(['"`])((?:@[\w-]+\/)?[\w.-]+)(?:\/[^'"`\n]*)?\1/g)].map(
      ([, , name = '']) => name,
    ),
  ),
)
const needed = (name: string): boolean =>
  named.has(name) ||
  name in UNNAMED ||
  (name.startsWith('@types/') && named.has(name.slice('@types/'.length))) ||
  listed.some(other => name in (read(`node_modules/${other}/package.json`).peerDependencies ?? {}))

test('every package is used, or another that is used asks for it', () => {
  expect(listed.filter(name => !needed(name))).toEqual([])
  expect(Object.keys(UNNAMED).filter(name => !listed.includes(name))).toEqual([])
})
