import { afterAll, beforeAll, expect, test } from 'bun:test'
import { cpSync, existsSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
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

test('a wrong name is refused and nothing is written', async () => {
  const refused = await run('core/bin/new.ts', 'plugin', 'Fout Naam')
  expect(refused.code).toBe(2)
  expect(refused.output).toContain('Usage')
})
