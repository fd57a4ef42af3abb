import { afterAll, beforeAll, expect, test } from 'bun:test'
import { readFileSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative, resolve } from 'node:path'
import { OnlyUsedTexts } from '@core/bin/used-texts/only-used-texts'
import { firstModules, type Modules, reachedModules } from '@core/bin/used-texts/reached-modules'
import { rspack } from '@rsbuild/core'
import { Glob } from 'bun'

type Texts = Readonly<Record<string, string>>

const folder = await mkdtemp(join(tmpdir(), 'texts-'))
afterAll(() => rm(folder, { recursive: true }))

/** Plugins that come with the texts of first pages alone. */
const divided = [...new Glob('plugins/*/ui/index.ts').scanSync('.')]
  .filter(file => readFileSync(file, 'utf8').includes('usedBy:'))
  .map(file => file.split('/')[1] as string)
const firstPages = reachedModules(firstModules(), { later: false })
const FILLING = ['plugins/portal/ui/screens/form-page.tsx', 'plugins/portal/ui/parts/asked-forms.tsx']
const FIRST_PAGE = 'portal/first-page.tsx'
const DEAD_LINK = 'plugins/portal/ui/parts/full-page-error.tsx'

/** What is imported here, as the bundler leaves it. */
const imports: Record<string, string> = {
  ...Object.fromEntries(
    divided.flatMap(code => [
      [`${code}_first`, `'${resolve('plugins', code, 'locales/nl')}' with { usedBy: 'first pages' }`],
      [`${code}_rest`, `'${resolve('plugins', code, 'locales/nl')}' with { notUsedBy: 'first pages' }`],
    ]),
  ),
  filling_nl: `'${resolve('plugins/surveys/locales/nl')}' with { usedBy: 'pages of customers' }`,
  filling_en: `'${resolve('plugins/surveys/locales/en')}' with { usedBy: 'pages of customers' }`,
  first_page: `'${resolve('plugins/portal/locales/nl')}' with { usedBy: '${relative(folder, 'portal/first-page')}' }`,
  dead_link: `'${resolve('plugins/portal/locales/es-AR')}' with { usedBy: '@plugins/portal/ui/parts/full-page-error' }`,
}
let bundled: Record<string, Texts>
beforeAll(async () => {
  bundled = await bundle()
}, 60_000)

test('who writes texts edits one file for each language of a plugin', () => {
  const files = [...new Glob('plugins/*/locales/**/*').scanSync('.')]
  expect(files.filter(file => !/^plugins\/\w+\/locales\/(?:nl|en|es-AR)\.ts$/.test(file))).toEqual([])
})

test.each(divided)('all texts that first pages say come with the declaration of a plugin: %s', async code => {
  const { [`${code}_first`]: first = {}, [`${code}_rest`]: rest = {} } = bundled
  const said = saidIn(firstPages, code)
  expect(said.length).toBeGreaterThan(10)
  expect(lacking(first, said)).toEqual([])
  expect(lacking(without(first, said[0] as string), said)).toEqual([said[0] as string])
  // What is called by a name of its field, wherever a record of it is shown.
  expect(Object.keys(rest).filter(key => key.startsWith('field.'))).toEqual([])

  const all: Texts = (await import(resolve('plugins', code, 'locales/nl'))).default
  expect({ ...first, ...rest }).toEqual({ ...all })
  expect(Object.keys(first).filter(key => key in rest)).toEqual([])
  expect(Object.keys(first).length).toBeLessThan(Object.keys(all).length / 2)
})

test.each(divided)('a plugin that comes with some of its texts says where the others are: %s', code => {
  const source = readFileSync(`plugins/${code}/ui/index.ts`, 'utf8')
  expect(source).toContain("import nl from '../locales/nl' with { usedBy: 'first pages' }")
  expect(source).toContain("rest: () => import('../locales/nl', { with: { notUsedBy: 'first pages' } })")
})

test('pages of customers come with the texts of filling a form in, in each language the same', () => {
  const said = saidIn(reachedModules(FILLING, { later: true }), 'surveys')
  expect(said.length).toBeGreaterThan(50)
  expect(lacking(bundled.filling_nl, said)).toEqual([])
  expect(Object.keys(bundled.filling_en ?? {}).sort()).toEqual(Object.keys(bundled.filling_nl ?? {}).sort())
  expect(bundled.filling_nl).not.toHaveProperty('publishDraft')
})

test('the first script of a page of a customer has the words that it draws, and those of a dead link in other languages', () => {
  const drawn = saidIn(reachedModules([FIRST_PAGE], { later: false }), 'portal')
  expect(drawn.length).toBeGreaterThan(20)
  expect(lacking(bundled.first_page, drawn)).toEqual([])
  expect(bundled.first_page).not.toHaveProperty('signAndConfirm')
  expect(Object.keys(bundled.dead_link ?? {}).sort()).toEqual(
    saidIn(reachedModules([DEAD_LINK], { later: false }), 'portal'),
  )
})

/** Keys of a plugin that modules say word for word: `t('open')` where `t` is `useT('crm')`. */
function saidIn(modules: Modules, code: string): string[] {
  const keys = [...modules.values()].flatMap(source =>
    [...source.matchAll(/const (\w+) = useT\('(\w+)'\)/g)]
      .filter(([, , of]) => of === code)
      .flatMap(([, t]) => [...source.matchAll(new RegExp(String.raw`\b${t}\('([\w.]+)'`, 'g'))])
      .map(([, key = '']) => key),
  )
  return [...new Set(keys)].sort()
}

function lacking(texts: Texts = {}, keys: readonly string[]): string[] {
  return keys.filter(key => !(key in texts) && !(`${key}_one` in texts && `${key}_other` in texts))
}

function without(texts: Texts, key: string): Texts {
  return Object.fromEntries(Object.entries(texts).filter(([one]) => one.replace(/_(?:zero|one|other)$/, '') !== key))
}

async function bundle(): Promise<Record<string, Texts>> {
  const entry = join(folder, 'entry.ts')
  const names = Object.keys(imports)
  await writeFile(
    entry,
    `${names.map(name => `import ${name} from ${imports[name]}`).join('\n')}\nexport default { ${names.join(', ')} }\n`,
  )
  const bundler = rspack({
    entry,
    mode: 'production',
    target: 'node',
    context: process.cwd(),
    resolve: { extensions: ['.ts'], tsConfig: resolve('tsconfig.json') },
    module: {
      rules: [
        {
          test: /\.ts$/,
          loader: 'builtin:swc-loader',
          options: { jsc: { parser: { syntax: 'typescript' }, experimental: { keepImportAttributes: true } } },
        },
      ],
    },
    output: { path: folder, filename: 'texts.cjs', library: { type: 'commonjs2' } },
    plugins: [new OnlyUsedTexts()],
  })
  const { promise, resolve: done, reject } = Promise.withResolvers<void>()
  bundler.run((error, stats) => {
    if (error || !stats || stats.hasErrors()) reject(error ?? new Error(stats?.toString()))
    else done()
  })
  await promise
  return (await import(join(folder, 'texts.cjs'))).default
}
