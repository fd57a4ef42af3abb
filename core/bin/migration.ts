import { mkdir, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setApart } from '@core/db/careful-step'
import { missingStatements, PRELUDE } from '@core/db/drift'
import { kernel } from '@core/kernel'
import { stopTestServer, testDatabase } from '@core/testing/database'
import plugins from '@plugins/index'
import { leave, wordsOf } from './words'

/**
 * `npm run migration <subject>` writes, for every plugin whose entities changed, a step that brings the schema along.
 * `--reset` throws all steps away and writes one first step per plugin: only before the first release.
 */
const words = wordsOf('migration')
const reset = words.is('reset')
const subject = words.rest[0] ?? (reset ? 'init' : '')
if (!/^[a-z][a-z0-9_]*$/.test(subject)) leave('Expected: <subject_in_snake_case>')
const all = [kernel, ...plugins]
const database = await testDatabase(reset ? [] : all.flatMap(plugin => plugin.migrations ?? []))
const date = new Date().toISOString().slice(0, 10).replaceAll('-', '')
for (const plugin of all) {
  if (!plugin.entities?.length) continue
  const folder = plugin === kernel ? join('core', 'migrations') : join('plugins', plugin.code, 'migrations')
  if (reset) await rm(folder, { recursive: true, force: true })
  const statements = await missingStatements(database.ownerUrl, plugin, all)
  if (reset && plugin === kernel) statements.unshift(...PRELUDE)
  if (!statements.length) continue
  await mkdir(folder, { recursive: true })
  const { up, apart } = setApart(statements)
  for (const [file, some, isApart] of [
    [`${date}_${subject}`, up, false],
    [`${date}_${subject}_apart`, apart, true],
  ] as const) {
    if (!some.length) continue
    await Bun.write(join(folder, `${file}.ts`), stepFile(`${plugin.code}/${file}`, some, isApart))
    console.log(`${folder}/${file}.ts: ${some.length} statements`)
  }
  await writeIndex(folder)
}
await database.drop()
await stopTestServer()
await Bun.$`${process.execPath} x biome format --write core/migrations plugins`.quiet()
process.exit(0)

function stepFile(name: string, statements: readonly string[], apart: boolean): string {
  const lines = statements.map(
    statement => `    \`${statement.replaceAll('\\', '\\\\').replaceAll('`', '\\`').replaceAll('${', '\\${')}\`,`,
  )
  return `import type { SchemaStep } from '@core/db/migrate'\n\nexport const step: SchemaStep = {\n  name: '${name}',\n  up: [\n${lines.join('\n')}\n  ],\n${apart ? '  apart: true,\n' : ''}}\n`
}

/** Lists the steps of a folder: new ones behind those that are listed, since one day can bring several, in any alphabet. */
async function writeIndex(folder: string) {
  const index = Bun.file(join(folder, 'index.ts'))
  const text = (await index.exists()) ? await index.text() : ''
  const files = new Map([...text.matchAll(/step as (\w+) } from '\.\/(\w+)'/g)].map(([, step, file]) => [step, file]))
  const listed = (/\[([^\]]*)\]/.exec(text)?.[1] ?? '').split(',').flatMap(step => files.get(step.trim()) ?? [])
  const there = (await readdir(folder)).filter(file => file.endsWith('.ts') && file !== 'index.ts').sort()
  const names = [...new Set([...listed, ...there.map(file => file.slice(0, -3))])]
  const imports = names.map((name, i) => `import { step as step${i + 1} } from './${name}'`)
  await Bun.write(
    join(folder, 'index.ts'),
    `${imports.join('\n')}\n\nexport default [${names.map((_, i) => `step${i + 1}`).join(', ')}]\n`,
  )
}
