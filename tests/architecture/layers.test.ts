import { expect, test } from 'bun:test'
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { Glob } from 'bun'

/** The kernel from the bottom to the top: what lies in a layer imports from it and from those before it, types too. */
const LAYERS: Readonly<Record<string, readonly string[]>> = {
  'words, and services that reach outside': [
    'cache',
    'config',
    'context',
    'domain',
    'expressions',
    'geocoding',
    'keys',
    'limited-process',
    'locales',
    'mail',
    'metrics',
    'outbound',
    'storage',
    'telemetry',
    'time',
    'ui',
  ],
  'the database and the queue': ['db', 'jobs'],
  'records, and how they move': ['resource', 'states'],
  'plugins put together, and work done for a company': ['platform', 'plugin'],
  'requests and deliveries': ['events', 'http'],
  'parts, each declared like a plugin': [
    'accounts',
    'batches',
    'custom-fields',
    'exports',
    'files',
    'imports',
    'links',
    'log',
    'mailboxes',
    'merge-tags',
    'notifications',
    'numbers',
    'places',
    'search',
    'tenancy',
    'users',
    'views',
  ],
  'what puts all of it together': ['backup', 'bin', 'doctor', 'kernel', 'main', 'migrations', 'seed', 'testing'],
}

const layerOf = new Map(Object.values(LAYERS).flatMap((parts, layer) => parts.map(part => [part, layer] as const)))
const partOf = (path: string) => /^core\/([^/.]+)/.exec(path)?.[1] ?? ''

const files = [...new Glob('core/**/*.{ts,tsx}').scanSync('.')].filter(
  file => !/\.test\.tsx?$|\/tests\/|^core\/ui\//.test(file),
)

test('every folder of the kernel has its layer', () => {
  const present = new Set(files.map(partOf))
  expect([...present].filter(part => !layerOf.has(part))).toEqual([])
  expect([...layerOf.keys()].filter(part => part !== 'ui' && !present.has(part))).toEqual([])
})

test('the kernel imports downwards', () => {
  const wrong = files.flatMap(file => {
    const own = layerOf.get(partOf(file)) ?? 0
    return [...readFileSync(file, 'utf8').matchAll(/(?:\bfrom|\bimport)\s*\(?\s*'([^']+)'/g)]
      .map(([, path = '']) => (path.startsWith('.') ? join(dirname(file), path) : path.replace(/^@core\//, 'core/')))
      .filter(path => path.startsWith('core/') && (layerOf.get(partOf(path)) ?? 0) > own)
      .map(path => `${file} → ${path}`)
  })
  expect(wrong).toEqual([])
})

test('each part of the kernel declares itself, and the kernel is their list', () => {
  const kernel = readFileSync('core/kernel.ts', 'utf8')
  const parts = readdirSync('core', { recursive: true })
    .map(String)
    .filter(path => /^[^/]+\/part\.ts$/.test(path) && path !== 'plugin/part.ts')
  expect(parts.length).toBeGreaterThan(10)
  expect(parts.filter(path => !kernel.includes(`'./${path.replace('.ts', '')}'`))).toEqual([])
})

/** A kind of record of a plugin, or where one is found, in what a file does: its comments may give examples. */
const NAMES_A_KIND =
  /\/api\/(?:flow|relation|quotation|invoice)\b|\/(?:flow|relation|quotation|invoice)_\w+|(['"`])(?:flow|relation|quotation|invoice)s?\1/g
const withoutComments = (text: string) => text.replace(/\/\*[\s\S]*?\*\/|(?<!:)\/\/.*/g, '')

test('no part of the kit names a kind of record of a module: what it knows of them, plugins declare', () => {
  const kit = [...new Glob('core/ui/**/*.{ts,tsx}').scanSync('.')].filter(
    file => !/\.test\.tsx?$|^core\/ui\/gallery\//.test(file),
  )
  expect(kit.length).toBeGreaterThan(200)
  const wrong = kit.flatMap(file =>
    [...withoutComments(readFileSync(file, 'utf8')).matchAll(NAMES_A_KIND)].map(([word]) => `${file}: ${word}`),
  )
  expect(wrong).toEqual([])
})

/**
 * Words of the modules that stand in the kernel, each with the reason: names of the API for what the kernel itself holds.
 */
const EXPLAINED: Readonly<Record<string, string>> = {
  flow_id: 'the timeline that records, pictures, log lines and notifications belong to, by its name in the API',
  intake_id: 'column of pictures by its name in the API; its plugin says which records it means',
  flow_data_item_id: 'column of pictures by its name in the API; its plugin says which records it means',
  partner_id: 'column of users by its name in the API',
  "'partner'": 'type of user: who works for another company and sees its own part',
  relation_id: 'what the texts of merge tags are about; the plugin of the records reads it',
  password_confirmation: 'confirms a password, no order',
  flowprofile_id: 'column of users by its name in the API',
}
const KINDS = 'quotation|invoice|confirmation|relation|organization|flow|intake|partner|calculation|product'

test('no part of the kernel names a kind of record of a module, nor a column or setting about one', () => {
  const named = new RegExp(`(?<![\\w/.-])(?:(?:${KINDS})s?_[a-z_]+|[a-z]+_(?:${KINDS})s?)\\b|'(?:${KINDS})'`, 'g')
  const wrong = files.flatMap(file => {
    if (/^core\/(bin|testing|seed|migrations|ui|locales)\//.test(file)) return []
    return [...withoutComments(readFileSync(file, 'utf8')).matchAll(named)]
      .filter(([word]) => !EXPLAINED[word])
      .map(([word]) => `${file}: ${word}`)
  })
  expect(wrong).toEqual([])
})
