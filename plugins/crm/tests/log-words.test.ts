import { expect, test } from 'bun:test'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { uiEntry, uiPlugins } from '@core/bin/ui-plugins'
import { kernel } from '@core/kernel'
import { assemble } from '@core/plugin/assemble'
import { PUT_BACK } from '@core/states/lineage'
import type { UiDefinition } from '@core/ui'
import { currentRegistry } from '@core/ui/define/registry'
import plugins from '@plugins/index'
import { Glob } from 'bun'
import { deeds } from '../ui/flow/deed-words'

const { resources } = assemble([kernel, ...plugins])
const root = join(import.meta.dir, '../../..')
/** `log({ …, description: 'deed' })` and `description: condition ? 'deed' : 'other'`. */
const LOGGED = /\blog\(\{[^}]*?description: (?:[^',]*\? )?'([a-z_]+)'(?: : '([a-z_]+)')?/gs

test('whatever is done to a record is told in words of the reader, and not as the log has it (R-LOG-001)', () => {
  const moves = resources.flatMap(({ states }) =>
    Object.entries(states?.moves ?? {}).map(([name, { logs = name }]) => logs),
  )
  const written = [...new Glob('{core,plugins}/**/*.ts').scanSync({ cwd: root })]
    .filter(file => !/\.test\.|\/(?:tests|ui|testing)\//.test(file))
    .flatMap(file => [...readFileSync(join(root, file), 'utf8').matchAll(LOGGED)])
    .flatMap(([, one, other]) => [one, other])
  const told = [...new Set([...moves, ...written, PUT_BACK])].filter(deed => deed !== undefined)
  expect(told.length).toBeGreaterThan(40)
  expect(told.filter(deed => !deeds.some(one => one === deed))).toEqual([])
})

test('whatever the log is about has a noun, and not the name that the API has for it (R-LOG-001)', async () => {
  const declared = await Promise.all(
    uiPlugins().map(async code => ((await import(uiEntry(code))) as { default: UiDefinition }).default),
  )
  const nouns = [currentRegistry().kinds, ...declared.map(({ kinds = {} }) => kinds)].flatMap(Object.keys)
  expect(resources.map(({ path }) => path).filter(path => !nouns.includes(path))).toEqual([])
})
