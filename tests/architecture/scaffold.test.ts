import { afterAll, beforeAll, expect, test } from 'bun:test'
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { afterGuide } from './guide-plugin'

/** What one step may take on a machine that is busy with the rest of the round. */
const STEP_MS = 600_000
/** How tests of parts run that need a page around them. */
const COMPONENT = ['--preload=./core/ui/tests/dom.ts', '--timeout=180000', '--path-ignore-patterns=dist/**']

/** Tests of the field that a relation gets. */
const ADDED_FIELD = 'tests/architecture/added-field.ts'

/** A copy of the sources to generate in, so that the real tree stays as it is. */
let copy: string
/** What the tests of all that was generated printed. */
let passed: string
/** What the commands find in the environment. */
const env = { ...process.env }
beforeAll(async () => {
  copy = mkdtempSync(join(tmpdir(), 'vakwerk-new-'))
  // The account that the database runs under comes here too.
  chmodSync(copy, 0o755)
  for (const name of [
    'core',
    'plugins',
    'openapi',
    'tests',
    'shell',
    'portal',
    'admin',
    'package.json',
    'tsconfig.json',
    'bunfig.toml',
    'biome.json',
    'rsbuild.config.ts',
  ]) {
    cpSync(resolve(name), join(copy, name), { recursive: true })
  }
  symlinkSync(resolve('node_modules'), join(copy, 'node_modules'))
  // As somebody types it: without the database server of the round.
  delete env.TEST_DATABASE_URL
  await runWell('core/bin/new.ts', 'plugin', 'werkbon')
  await runWell('core/bin/new.ts', 'resource', 'werkbon', 'uur')
  env.TEST_DATABASE_URL = process.env.TEST_DATABASE_URL
  // Its migration is made with that of the resource which comes after it.
  addField()
  await runWell('core/bin/new.ts', 'resource', 'aftercare', 'melding')
  cpSync(resolve(ADDED_FIELD), join(copy, 'plugins/crm/tests/added-field.test.ts'))
  const others = ['languages', 'kit', 'fields', 'declarations'].map(name => `tests/architecture/${name}.test.ts`)
  const tested = ['plugins/werkbon', 'plugins/aftercare', 'plugins/crm/tests/added-field.test.ts', ...others]
  passed = await runWell('test', '--timeout=180000', ...tested)
}, STEP_MS)
afterAll(() => rmSync(copy, { recursive: true, force: true }))

async function run(...args: string[]): Promise<{ code: number; output: string }> {
  const child = Bun.spawn([process.execPath, ...args], { cwd: copy, stdout: 'pipe', stderr: 'pipe', env })
  const [out, err] = await Promise.all([new Response(child.stdout).text(), new Response(child.stderr).text()])
  return { code: await child.exited, output: out + err }
}

/** What a command printed that must not fail. */
async function runWell(...args: string[]): Promise<string> {
  const { code, output } = await run(...args)
  expect(code, output).toBe(0)
  return output
}

/** Puts a line above the first that contains `before`. */
function addLine(file: string, before: string, line: string): void {
  const path = join(copy, file)
  const lines = readFileSync(path, 'utf8').split('\n')
  lines.splice(
    lines.findIndex(each => each.includes(before)),
    0,
    line,
  )
  writeFileSync(path, lines.join('\n'))
}

/** A field of a relation: one line, and one text per language. */
function addField(): void {
  addLine('plugins/crm/entities/relation.ts', 'email: ', '    nickname: text(40).nullable(),')
  const texts = { nl: 'Roepnaam', en: 'Nickname', 'es-AR': 'Apodo' }
  for (const [language, text] of Object.entries(texts))
    addLine(`plugins/crm/locales/${language}.ts`, "'field.email'", `  'field.relation.nickname': '${text}',`)
}

test('a generated plugin with a second resource passes its own tests, and those that hold every plugin', () => {
  for (const name of ['werkbon', 'uur'])
    expect(passed).toContain(`(pass) a ${name} is made, found and put in the trash`)
  const second = readFileSync(join(copy, 'plugins/werkbon/resources/uren.ts'), 'utf8')
  expect(second).toContain("export const uren = resource({ entity: Uur, module: 'WERKBON'")
})

test('the commands leave no database server running', () => {
  const folder = join(copy, '.data/test-pg/postgres')
  expect([existsSync(join(folder, 'PG_VERSION')), existsSync(join(folder, 'postmaster.pid'))]).toEqual([true, false])
})

test('a module of which only the declaration exists gets its first resource', () => {
  expect(passed).toContain('(pass) a melding is made, found and put in the trash')
})

test('a field added to a relation with one line and one text per language is in form, list, filter, export, import and API', () => {
  const names = [...readFileSync(ADDED_FIELD, 'utf8').matchAll(/^test\('([^']+)'/gm)].map(([, name]) => name)
  expect(names).toHaveLength(3)
  for (const name of names) expect(passed).toContain(`(pass) ${name}`)
})

test(
  'overview, form and detail of both can be opened and used',
  async () => {
    const files = ['werkbon', 'uur'].map(name => `plugins/werkbon/ui/tests/${name}.test.tsx`)
    expect(await runWell('test', ...COMPONENT, ...files)).toContain(' 2 pass')
  },
  STEP_MS,
)

test(
  'the guide to a first plugin holds together: what its snippets make of the scaffold boots, works and is drawn',
  async () => {
    const folder = 'plugins/werkbon'
    for (const [file, text] of afterGuide(readFileSync('docs/first-plugin.md', 'utf8'), copy, folder)) {
      mkdirSync(dirname(join(copy, folder, file)), { recursive: true })
      writeFileSync(join(copy, folder, file), text)
    }
    await runWell('core/bin/migration.ts', 'guide')
    await runWell('core/bin/openapi.ts')
    const rules = ['boundaries', 'fields'].map(name => `tests/architecture/${name}.test.ts`)
    const tests = await runWell('test', '--timeout=180000', 'plugins/werkbon/tests/werkbon.test.ts', ...rules)
    expect(tests).toContain('(pass) a work order without hours is not signed')
    expect(await runWell('test', ...COMPONENT, 'plugins/werkbon/ui/tests/werkbon.test.tsx')).toContain(' 1 pass')
  },
  STEP_MS,
)

test(
  'what is generated and what the guide makes of it has the right types, and builds as a remote of its own',
  async () => {
    // With what it imports, and no more: the rest is checked and built by itself.
    const include = ['plugins/werkbon', 'core/**/*.d.ts']
    writeFileSync(
      join(copy, 'tsconfig.new.json'),
      JSON.stringify({ extends: './tsconfig.json', compilerOptions: { noUnusedLocals: false }, include }),
    )
    await runWell('node_modules/typescript7/bin/tsc', '--noEmit', '-p', 'tsconfig.new.json')
    const pages = await runWell('core/bin/list-pages.ts')
    expect(JSON.parse(pages)).toContainEqual(expect.objectContaining({ code: 'werkbon', app: 'shell' }))
    await runWell('node_modules/@rsbuild/core/bin/rsbuild.js', 'build', '--environment', 'remote-werkbon')
    expect(existsSync(join(copy, 'dist/remotes/werkbon/entry.js'))).toBe(true)
  },
  STEP_MS,
)

test('a wrong name is refused and nothing is written', async () => {
  const refused = await run('core/bin/new.ts', 'plugin', 'Fout Naam')
  expect(refused.code).toBe(2)
  expect(refused.output).toContain('unlike "Fout Naam"')
})
