import { expect, test } from 'bun:test'
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { Glob } from 'bun'

/** Source files with what they import, tests left out. */
const files = [...new Glob('{core,plugins,shell,portal,admin}/**/*.{ts,tsx}').scanSync('.')]
  .filter(file => !/\.(test|spec)\.tsx?$|\/tests\/|node_modules/.test(file))
  .map(file => ({ file, text: readFileSync(file, 'utf8') }))
/** What a file imports, by the names of the tree: a way there in dots is a way there too. */
const importsOf = (file: string, text: string) =>
  [...text.matchAll(/(?:\bfrom|\bimport)\s*\(?\s*'([^']+)'/g)].map(([, path = '']) =>
    path.startsWith('.') ? `@${join(dirname(file), path)}` : path,
  )

/** Where the parts are put together: the only places of the kernel that know which plugins there are. */
const COMPOSITION = /^core\/(bin|testing)\//

test('the kernel imports no plugin', () => {
  const wrong = files.flatMap(({ file, text }) =>
    file.startsWith('core/') && !COMPOSITION.test(file)
      ? importsOf(file, text)
          .filter(path => /plugins(\/|$)/.test(path))
          .map(path => `${file} → ${path}`)
      : [],
  )
  expect(wrong).toEqual([])
})

test('a plugin imports of another plugin only its contract, and only when it requires it', () => {
  const requires = new Map(
    files
      .filter(({ file }) => /^plugins\/[^/]+\/plugin\.ts$/.test(file))
      .map(({ file, text }) => [
        file.split('/')[1],
        /requires: \[([^\]]*)\]/
          .exec(text)?.[1]
          ?.match(/'([^']+)'/g)
          ?.map(code => code.slice(1, -1)) ?? [],
      ]),
  )
  const wrong = files.flatMap(({ file, text }) => {
    const own = /^plugins\/([^/]+)\//.exec(file)?.[1]
    if (!own) return []
    return importsOf(file, text).flatMap(path => {
      const match = /^@plugins\/([^/]+)\/?(.*)$/.exec(path)
      if (!match || match[1] === own) return []
      const [, other = '', rest = ''] = match
      if (!rest.startsWith('contract')) return [`${file} → ${path}: not its contract`]
      const allowed = file.includes('/ui/') || file.includes('/contract/') || requires.get(own)?.includes(other)
      return allowed ? [] : [`${file} → ${path}: ${own} does not require ${other}`]
    })
  })
  expect(wrong).toEqual([])
})

/** Where SQL is spoken: schema steps are SQL, and what prepares databases for tests or measures the bare driver has to. */
const SQL = /^core\/(db|migrations|testing)\/|^core\/bin\/bench\.ts$|^plugins\/[^/]+\/migrations\//
/** Ways around the door: connections, statements, a list without its company. */
const AROUND = /getConnection\(|\.getKnex\(|\.query(<[^(]*>)?\(|\.execute(<[^(]*>)?\([^)]|filters:\s*false/
const STATEMENT =
  /['"`]\s*(select\s[^'"]*\sfrom|select\s+\S+\(|insert into|update\s\S+\sset|delete from|with\s\w+\sas\s)\b/

test('SQL is spoken in core/db: whoever wants something of the database asks a function there', () => {
  const doors = /^@core\/db\/(sql|transaction)$|^pg$/
  const wrong = files
    .filter(({ file }) => !SQL.test(file))
    .filter(
      ({ file, text }) =>
        AROUND.test(text) ||
        STATEMENT.test(text) ||
        /import\s*{[^}]*\b(raw|sql)\b[^}]*}\s*from '@mikro-orm/.test(text) ||
        importsOf(file, text).some(path => doors.test(path)),
    )
    .map(({ file }) => file)
  expect(wrong).toEqual([])
})

test('no plugin reaches around the one door to the data', () => {
  // What lies in a folder there answers the kernel alone: it asks neither for a licence nor for a role.
  const doors = /^@core\/db\/((orm|tenant|derived|drift|savepoint)$|[^/]+\/)/
  const wrong = files
    .filter(({ file }) => file.startsWith('plugins/'))
    .filter(({ file, text }) => importsOf(file, text).some(path => doors.test(path)))
    .map(({ file }) => file)
  expect(wrong).toEqual([])
})

test('plugins read by two verbs and write through one door: the mapper is for the kernel', () => {
  const wrong = files
    .filter(({ file }) => /^plugins\/(?!.*\/(ui|migrations)\/)/.test(file))
    .filter(({ text }) => /\.em\b|\bem\.|[{,]\s*em\s*[,}]|createQueryBuilder/.test(text))
    .map(({ file }) => file)
  expect(wrong).toEqual([])
})

test('the kernel reads and writes by the same verbs: only its layers db, resource and states know the mapper', () => {
  const wrong = files
    .filter(({ file }) => /^core\/(?!db\/|resource\/|states\/|testing\/)/.test(file) && !file.includes('.test.'))
    .filter(({ text }) =>
      /\bem\.(find|findOne|findOneOrFail|count|create|persist|remove|flush|nativeDelete|nativeUpdate)\b/.test(text),
    )
    .map(({ file }) => file)
  expect(wrong).toEqual([])
})

const LOOKS_AWAY = /(?<!\w)as (never|any|unknown as)\b|@ts-/

test('no plugin makes the compiler look away, nor does its test: what it reads, opens and answers has a type', () => {
  const wrong = [...new Glob('plugins/**/*.{ts,tsx}').scanSync('.')].filter(file =>
    LOOKS_AWAY.test(readFileSync(file, 'utf8')),
  )
  expect(wrong).toEqual([])
})

test('no code outside its own plugin compares the name of a kind of document: what may be done with one says enough', () => {
  const wrong = files.flatMap(({ file, text }) =>
    [...text.matchAll(/\b(?:kind|code|\w+able_type) [!=]== '(\w+)'/g)]
      .filter(([, kind = '']) => files.some(one => one.file === `plugins/${kind}/domain/${kind}-kind.ts`))
      .filter(([, kind = '']) => !file.startsWith(`plugins/${kind}/`))
      .map(([compared]) => `${file}: ${compared}`),
  )
  expect(wrong).toEqual([])
})

test('neither does the kit, which plugins are typed by', () => {
  const wrong = files.filter(({ file, text }) => file.startsWith('core/ui/') && LOOKS_AWAY.test(text))
  expect(wrong.map(({ file }) => file)).toEqual([])
})

test('user interfaces import the kit and nothing deeper of the kernel', () => {
  const wrong = files.flatMap(({ file, text }) =>
    /^plugins\/[^/]+\/ui\//.test(file)
      ? importsOf(file, text)
          .filter(
            path => path.startsWith('@core/') && !/^@core\/(?:ui(?:\/(?:forms|lists|records))?$|domain\/)/.test(path),
          )
          .map(path => `${file} → ${path}`)
      : [],
  )
  expect(wrong).toEqual([])
})

const readers = { ts: new Bun.Transpiler({ loader: 'ts' }), tsx: new Bun.Transpiler({ loader: 'tsx' }) }

/** The files that must be there before a file is: what it imports, but for types and what it fetches later. */
function neededBy(file: string, known: ReadonlyMap<string, string>): string[] {
  return readers[file.endsWith('x') ? 'tsx' : 'ts'].scanImports(known.get(file) ?? '').flatMap(({ path, kind }) => {
    if (kind !== 'import-statement') return []
    const place = path.startsWith('.') ? join(dirname(file), path) : path.replace(/^@(core|plugins)\//, '$1/')
    return ['', '.ts', '.tsx', '/index.ts'].map(ending => place + ending).find(one => known.has(one)) ?? []
  })
}

test('no file needs itself before it is there: imports that go round are of types alone', () => {
  const known = new Map(files.map(({ file, text }) => [file, text]))
  const settled = new Set<string>()
  const follow = (file: string, way: readonly string[]): string[] => {
    if (way.includes(file)) return [[...way.slice(way.indexOf(file)), file].join(' → ')]
    if (settled.has(file)) return []
    const found = neededBy(file, known).flatMap(next => follow(next, [...way, file]))
    settled.add(file)
    return found
  }
  expect(files.flatMap(({ file }) => follow(file, []))).toEqual([])
})

test('tests that want a DOM are in the process that has one: a DOM takes the place of what servers use', () => {
  const tests = [...new Glob('{core,plugins,shell,portal,admin,tests}/**/*.test.ts').scanSync('.')]
  const wrong = tests.filter(file =>
    importsOf(file, readFileSync(file, 'utf8')).some(path => path.endsWith('tests/dom')),
  )
  expect(tests.length).toBeGreaterThan(200)
  expect(wrong.filter(file => !file.includes('node_modules'))).toEqual([])
})

test('the kit that every page fetches leaves forms, lists, records and layers to those who show them', () => {
  const known = new Map(files.map(({ file, text }) => [file, text]))
  const reached = new Set<string>()
  const follow = (file: string): void => {
    if (reached.has(file)) return
    reached.add(file)
    for (const next of neededBy(file, known)) follow(next)
  }
  follow('core/ui/index.ts')
  for (const left of [
    'form/field-input.tsx',
    'form/use-entry.ts',
    'list/list-screen.tsx',
    'batch/use-batch.tsx',
    'detail/detail-screen.tsx',
    'files/files.tsx',
    'saving/save-queue.ts',
    'overlays/blueprint-layers.ts',
  ]) {
    expect(known.has(`core/ui/${left}`)).toBe(true)
    expect([left, reached.has(`core/ui/${left}`)]).toEqual([left, false])
  }
  expect(reached.size).toBeGreaterThan(100)
})
