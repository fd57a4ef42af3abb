import { afterAll, beforeAll, expect, test } from 'bun:test'
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

/** A copy of the sources to generate in, so that the real tree stays as it is. */
let copy: string
beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'vakwerk-new-'))
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
})
afterAll(() => rmSync(copy, { recursive: true, force: true }))

async function run(...args: string[]): Promise<{ code: number; output: string }> {
  const child = Bun.spawn([process.execPath, ...args], { cwd: copy, stdout: 'pipe', stderr: 'pipe', env: process.env })
  const [out, err] = await Promise.all([new Response(child.stdout).text(), new Response(child.stderr).text()])
  return { code: await child.exited, output: out + err }
}

test('a generated plugin with a second resource boots, passes its own tests and has a screen that builds', async () => {
  const plugin = await run('core/bin/new.ts', 'plugin', 'werkbon')
  expect(plugin, plugin.output).toMatchObject({ code: 0 })
  const resource = await run('core/bin/new.ts', 'resource', 'werkbon', 'uur')
  expect(resource, resource.output).toMatchObject({ code: 0 })
  const tests = await run('test', '--timeout=60000', 'plugins/werkbon')
  expect(tests.output).toContain(' 2 pass')
  expect(tests.code).toBe(0)
  // With what it imports, and no more: the rest is checked and built by itself.
  const include = ['plugins/werkbon', 'core/**/*.d.ts']
  writeFileSync(join(copy, 'tsconfig.new.json'), JSON.stringify({ extends: './tsconfig.json', include }))
  const types = await run('node_modules/typescript7/bin/tsc', '--noEmit', '-p', 'tsconfig.new.json')
  expect(types, types.output).toMatchObject({ code: 0 })
  const pages = await run('core/bin/list-pages.ts')
  expect(JSON.parse(pages.output)).toContainEqual(expect.objectContaining({ code: 'werkbon', app: 'shell' }))
  const build = await run('node_modules/@rsbuild/core/bin/rsbuild.js', 'build', '--environment', 'remote-werkbon')
  expect(build, build.output).toMatchObject({ code: 0 })
  expect(existsSync(join(copy, 'dist/remotes/werkbon/entry.js'))).toBe(true)
}, 180_000)

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

test('a field added to a relation with one line and one text per language is in form, list, filter, export, import and API', async () => {
  addLine('plugins/crm/entities/relation.ts', 'email: ', '    nickname: text(40).nullable(),')
  const texts = { nl: 'Roepnaam', en: 'Nickname', 'es-AR': 'Apodo' }
  for (const [language, text] of Object.entries(texts))
    addLine(`plugins/crm/locales/${language}.ts`, "'field.email'", `  'field.relation.nickname': '${text}',`)
  for (const command of [['core/bin/migration.ts', 'nickname'], ['core/bin/openapi.ts']]) {
    const made = await run(...command)
    expect(made, made.output).toMatchObject({ code: 0 })
  }
  cpSync(resolve('tests/architecture/added-field.ts'), join(copy, 'plugins/crm/tests/added-field.test.ts'))
  const tests = await run('test', '--timeout=60000', 'plugins/crm/tests/added-field.test.ts')
  expect(tests, tests.output).toMatchObject({ code: 0 })
  expect(tests.output).toContain(' 3 pass')
}, 180_000)

test('a wrong name is refused and nothing is written', async () => {
  const refused = await run('core/bin/new.ts', 'plugin', 'Fout Naam')
  expect(refused.code).toBe(2)
  expect(refused.output).toContain('Usage')
})
