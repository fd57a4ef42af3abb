import { expect, test } from 'bun:test'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { Glob } from 'bun'
import { HEAVY_CASES } from '../security/heavy-cases'

/** Libraries that parse, decode, encode or print what people send. */
const HEAVY =
  /^(?:sharp|heic-decode|file-type|ical\.js|rrule-temporal|ical-generator|papaparse|read-excel-file|numfmt|write-excel-file|postal-mime|fflate|satori|@myriaddreamin\/[\w-]+|zxing-wasm|sanitize-html)(?:\/.*)?$/

/** What imports one in the process that serves, each with the reason why that holds nobody up. */
const SERVED: Readonly<Record<string, string>> = {
  'core/domain/sanitize-rich-text.ts': 'reads texts within the limits of text-limits.ts, once along their length',
  'plugins/documents/drawing/rich-text.ts': 'reads the same texts once more',
  'core/files/pictures/zip-pictures.ts': 'packs nothing: it puts one picture after the other, as they are fetched',
  'core/mail/inbox-message.ts': 'shows mails that the platform wrote itself, where no mail server is configured',
  'plugins/crm/domain/agenda-feed/write-agenda.ts': 'writes two hundred entries a millisecond, of one agenda',
}
/** Demo data is made before anybody is served. */
const isSeed = (file: string) => /(?:^|\/)seed(?:\.ts|\/)/.test(file)

const imports = (file: string): readonly string[] =>
  [
    ...readFileSync(file, 'utf8').matchAll(
      /^(?:import|export)\s+(?!type\b)(?:[\s\S]*?\bfrom\s+)?'([^']+)'|\bimport\('([^']+)'\)/gm,
    ),
  ].map(([, whole = '', lazy = '']) => whole || lazy)

function fileOf(from: string, path: string): string | undefined {
  const bare = path.startsWith('.')
    ? join(dirname(from), path)
    : /^@(core|plugins)\//.test(path)
      ? path.slice(1)
      : undefined
  if (bare === undefined) return undefined
  return [bare, `${bare}.ts`, `${bare}.tsx`, `${bare}/index.ts`].find(name => /\.tsx?$/.test(name) && existsSync(name))
}

/** Every file that runs in the process of `entry`. */
function reachedFrom(entries: readonly string[]): ReadonlySet<string> {
  const reached = new Set<string>()
  const waiting = [...entries]
  for (let file = waiting.pop(); file; file = waiting.pop()) {
    if (reached.has(file) || isSeed(file)) continue
    reached.add(file)
    for (const path of imports(file)) {
      const next = fileOf(file, path)
      if (next) waiting.push(next)
    }
  }
  return reached
}

const programs = [...new Glob('{core,plugins}/**/*-program.ts').scanSync('.')].filter(file => !file.includes('/tests/'))

test('what parses, decodes, encodes or prints what people send runs in processes of its own', () => {
  const served = reachedFrom(['core/main.ts', 'plugins/index.ts', 'core/bin/start.ts'])
  expect(served.size).toBeGreaterThan(1000)
  const heavy = [...served].filter(file => imports(file).some(path => HEAVY.test(path)))
  expect(heavy.toSorted()).toEqual(Object.keys(SERVED).toSorted())
})

test('every such process is one of a kind of heavy work, and no other thread or process is started for it', () => {
  const sources = [...new Glob('{core,plugins}/**/*.ts').scanSync('.')]
    .filter(file => !/\.test\.ts$|\/tests\/|^core\/(?:bin|testing|ui|limited-process|jobs)\//.test(file))
    .map(file => ({ file, text: readFileSync(file, 'utf8') }))
  const named = sources.flatMap(({ file, text }) =>
    [...text.matchAll(/new HeavyWork<[\s\S]*?new URL\('(\.[^']+)', import\.meta\.url\)/g)].map(([, path = '']) =>
      join(dirname(file), path),
    ),
  )
  expect(named.toSorted()).toEqual(programs.toSorted())
  const threads = sources.filter(({ text }) => /new Worker\(|\bLimitedWork[<(]/.test(text)).map(({ file }) => file)
  expect(threads).toEqual([])
})

test('the suite “one against all” has a case for each kind of heavy work', () => {
  const kinds = [...new Glob('{core,plugins}/**/*.ts').scanSync('.')].flatMap(file =>
    [...readFileSync(file, 'utf8').matchAll(/new HeavyWork<[\s\S]*?\bname: '([^']+)'/g)].map(([, name = '']) => name),
  )
  expect(HEAVY_CASES.map(({ work }) => work.name).toSorted()).toEqual(kinds.toSorted())
})
