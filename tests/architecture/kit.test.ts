import { expect, test } from 'bun:test'
import { readFileSync } from 'node:fs'
import { Glob } from 'bun'
import texts from '../../core/ui/locales/nl'

/** What nothing uses yet, and what for it is kept. */
const AWAITED: Readonly<Record<string, string>> = {
  CalendarProps: 'what a Calendar takes',
  ChartProps: 'what a Chart takes',
  ChartSeries: 'what a Chart draws',
}

const read = (pattern: string) =>
  [...new Glob(pattern).scanSync('.')]
    .filter(path => !/node_modules|\/locales\/|\.test\.tsx?$/.test(path))
    .map(path => readFileSync(path, 'utf8'))
const namesIn = (list = '') => list.split(',').map(name => name.trim().replace(/^type /, ''))

test('whatever the kit exports has a user: the gallery is none', () => {
  const kit = [...new Glob('core/ui/*.ts').scanSync('.')].map(file => readFileSync(file, 'utf8'))
  const exported = [...kit.join('\n').matchAll(/export (?:type )?\{([^}]*)\} from/g)]
    .flatMap(([, list]) => namesIn(list))
    .map(name => name.split(' as ').at(-1) ?? '')
    .filter(Boolean)
  // What `npm run new` writes uses the kit as plugins do.
  const used = new Set(
    [...read('{plugins,shell,portal,admin}/**/*.{ts,tsx}'), ...read('core/bin/**/*.ts')].flatMap(text =>
      [...text.matchAll(/(?:import|export) (?:type )?\{([^}]*)\} from '@core\/ui(?:\/\w+)?'/g)].flatMap(([, list]) =>
        namesIn(list).map(name => name.split(' as ')[0]),
      ),
    ),
  )
  expect(exported.length).toBeGreaterThan(100)
  expect(exported.filter(name => !used.has(name)).toSorted()).toEqual(Object.keys(AWAITED).toSorted())
})

test('whatever the kit says is said somewhere', () => {
  const source = ['core/ui', 'shell', 'portal', 'admin'].flatMap(folder => read(`${folder}/**/*.{ts,tsx}`)).join('\n')
  const said = new Set([...source.matchAll(/['"`](\w+)['"`]/g)].map(([, word]) => word))
  const families = new Set([...source.matchAll(/`([a-zA-Z]{3,}\d*_?)\$\{/g)].map(([, prefix = '']) => prefix))
  const unsaid = Object.keys(texts)
    .filter(key => !key.startsWith('field.'))
    .map(key => key.replace(/_(?:one|other)$/, ''))
    .filter(key => !said.has(key) && ![...families].some(prefix => key.startsWith(prefix)))
  expect(unsaid).toEqual([])
})
