import { afterAll, beforeAll, expect, test } from 'bun:test'
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
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
  const tests = await run('test', 'plugins/werkbon')
  expect(tests.output).toContain(' 2 pass')
  expect(tests.code).toBe(0)
  const types = await run('node_modules/typescript7/bin/tsc', '--noEmit', '-p', '.')
  expect(types.output.split('\n').filter(line => line.includes('werkbon'))).toEqual([])
  const build = await run('-e', `process.env.UI_PLUGINS = 'werkbon'; await import('./core/bin/build.ts')`)
  expect(build.output).toContain('remote-werkbon')
  expect(build.code).toBe(0)
}, 180_000)

test('a wrong name is refused and nothing is written', async () => {
  const refused = await run('core/bin/new.ts', 'plugin', 'Fout Naam')
  expect(refused.code).toBe(2)
  expect(refused.output).toContain('Usage')
})
