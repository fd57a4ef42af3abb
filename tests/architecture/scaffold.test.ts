import { afterAll, beforeAll, expect, test } from 'bun:test'
import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { COMPONENT, type CopiedSources, STEP_MS, withNewPlugin } from './copied-sources'

/** Tests of the field that a relation gets. */
const ADDED_FIELD = 'tests/architecture/added-field.ts'

let sources: CopiedSources
/** What the tests of all that was generated printed. */
let passed: string
beforeAll(async () => {
  sources = await withNewPlugin()
  // Its migration is made with that of the resource which comes after it.
  addField()
  await sources.runWell('core/bin/new.ts', 'resource', 'partnermanagement', 'melding')
  cpSync(resolve(ADDED_FIELD), join(sources.path, 'plugins/crm/tests/added-field.test.ts'))
  const others = ['languages', 'kit', 'fields', 'declarations'].map(name => `tests/architecture/${name}.test.ts`)
  const tested = ['plugins/werkbon', 'plugins/partnermanagement', 'plugins/crm/tests/added-field.test.ts', ...others]
  passed = await sources.runWell('test', '--timeout=180000', ...tested)
}, STEP_MS)
afterAll(() => sources.remove())

/** Puts a line above the first that contains `before`. */
function addLine(file: string, before: string, line: string): void {
  const path = join(sources.path, file)
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
  const second = readFileSync(join(sources.path, 'plugins/werkbon/resources/uren.ts'), 'utf8')
  expect(second).toContain("export const uren = resource({ entity: Uur, module: 'WERKBON'")
})

test('the commands leave no database server running', () => {
  const folder = join(sources.path, '.data/test-pg/postgres')
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
    expect(await sources.runWell('test', ...COMPONENT, ...files)).toContain(' 2 pass')
  },
  STEP_MS,
)

test('a wrong name is refused and nothing is written', async () => {
  const refused = await sources.run('core/bin/new.ts', 'plugin', 'Fout Naam')
  expect(refused.code).toBe(2)
  expect(refused.output).toContain('unlike "Fout Naam"')
})
