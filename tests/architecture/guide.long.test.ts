import { afterAll, beforeAll, expect, test } from 'bun:test'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { COMPONENT, type CopiedSources, STEP_MS, withNewPlugin } from './copied-sources'
import { afterGuide } from './guide-plugin'

let sources: CopiedSources
beforeAll(async () => {
  sources = await withNewPlugin()
}, STEP_MS)
afterAll(() => sources.remove())

test(
  'the guide to a first plugin holds together: what its snippets make of the scaffold boots, works and is drawn',
  async () => {
    const folder = 'plugins/werkbon'
    for (const [file, text] of afterGuide(readFileSync('docs/first-plugin.md', 'utf8'), sources.path, folder)) {
      mkdirSync(dirname(join(sources.path, folder, file)), { recursive: true })
      writeFileSync(join(sources.path, folder, file), text)
    }
    await sources.runWell('core/bin/migration.ts', 'guide')
    await sources.runWell('core/bin/openapi.ts')
    const rules = ['boundaries', 'fields'].map(name => `tests/architecture/${name}.test.ts`)
    const tests = await sources.runWell('test', '--timeout=180000', 'plugins/werkbon/tests/werkbon.test.ts', ...rules)
    expect(tests).toContain('(pass) a work order without hours is not signed')
    expect(await sources.runWell('test', ...COMPONENT, 'plugins/werkbon/ui/tests/werkbon.test.tsx')).toContain(
      ' 1 pass',
    )
  },
  STEP_MS,
)

test(
  'what is generated and what the guide makes of it has the right types, and builds as a remote of its own',
  async () => {
    // With what it imports, and no more: the rest is checked and built by itself.
    const include = ['plugins/werkbon', 'core/**/*.d.ts']
    writeFileSync(
      join(sources.path, 'tsconfig.new.json'),
      JSON.stringify({ extends: './tsconfig.json', compilerOptions: { noUnusedLocals: false }, include }),
    )
    await sources.runWell('node_modules/typescript7/bin/tsc', '--noEmit', '-p', 'tsconfig.new.json')
    const pages = await sources.runWell('core/bin/list-pages.ts')
    expect(JSON.parse(pages)).toContainEqual(expect.objectContaining({ code: 'werkbon', app: 'shell' }))
    await sources.runWell('node_modules/@rsbuild/core/bin/rsbuild.js', 'build', '--environment', 'remote-werkbon')
    expect(existsSync(join(sources.path, 'dist/remotes/werkbon/entry.js'))).toBe(true)
  },
  STEP_MS,
)
