import { expect, test } from 'bun:test'
import { join } from 'node:path'
import { environmentVariables, loadConfig } from '@core/config'
import { YAML } from 'bun'

interface Service {
  image?: string
  build?: string
  command?: string[]
  environment?: Record<string, string>
  depends_on?: Record<string, { condition: string }>
  healthcheck?: { test: string[] }
  read_only?: boolean
  stop_grace_period?: string
}

const root = join(import.meta.dir, '..', '..')
const read = (path: string) => Bun.file(join(root, path)).text()
const source = await read('compose.yaml')
const { services } = YAML.parse(source) as { services: Record<string, Service> }
const ours = Object.entries(services).filter(([, service]) => service.build)
const dockerfile = await read('Dockerfile')
const lines = (await read('deploy/example.env')).split('\n')
const example = Object.fromEntries(
  lines.filter(line => /^[A-Z]/.test(line)).map(line => line.split(/=(.*)/s).slice(0, 2)),
)

test('production is two API processes behind a proxy, a worker, PostgreSQL and Redis', async () => {
  expect(Object.keys(services).sort()).toEqual(['api-1', 'api-2', 'database', 'migrate', 'proxy', 'redis', 'worker'])
  expect(services['api-1']?.environment?.ROLE).toBe('api')
  expect(services['api-2']).toEqual(services['api-1'] as Service)
  expect(services.worker?.environment?.ROLE).toBe('worker')
  expect(services.database?.image).toBe('postgres:17')
  expect(await read('deploy/Caddyfile')).toContain('reverse_proxy api-1:3000 api-2:3000')
})

test('a process gets traffic only when it says it is ready, and time to finish what it does', async () => {
  expect(services['api-1']?.healthcheck?.test.join(' ')).toContain('/readyz')
  expect(await read('deploy/Caddyfile')).toContain('health_uri /readyz')
  expect(services.proxy?.depends_on?.['api-1']).toEqual({ condition: 'service_healthy' })
  expect(services['api-1']?.depends_on?.migrate).toEqual({ condition: 'service_completed_successfully' })
  for (const [, service] of ours) expect(service.stop_grace_period).toBe('90s')
})

test('every variable our processes are given is one that the configuration reads', () => {
  const known: readonly string[] = environmentVariables
  const given = ours.flatMap(([, service]) => Object.keys(service.environment ?? {}))
  const inImage = [...dockerfile.matchAll(/\b([A-Z][A-Z0-9_]*)=/g)].map(([, name]) => name as string)
  expect([...given, ...inImage].filter(name => !known.includes(name))).toEqual([])
})

test('what the operator has to fill in stands in the example, and an example filled in is a valid configuration', () => {
  const asked = new Set([...source.matchAll(/\$\{([A-Z0-9_]+)/g)].map(([, name]) => name))
  expect([...asked].sort()).toEqual(Object.keys(example).sort())
  const filled = {
    ...example,
    APP_PASSWORD: 'a',
    OWNER_PASSWORD: 'b',
    AUTH_KEY: 'c',
    SECRET_KEY: 'QUJDREVGR0hJSktMTU5PUFFSU1RVVldYWVowMTIzNDU=',
  } as Record<string, string>
  const fill = (text: string) => text.replace(/\$\{([A-Z0-9_]+)[^}]*\}/g, (_, name: string) => filled[name] ?? '')
  for (const [, { environment = {} }] of ours) {
    const values = Object.fromEntries(Object.entries(environment).map(([name, value]) => [name, fill(value)]))
    expect(() => loadConfig(values)).not.toThrow()
  }
})

test('nothing that serves runs as root or holds the rights of the owner of the tables', () => {
  expect(dockerfile).toMatch(/^USER bun$/m)
  for (const [name, service] of ours) {
    expect(service.read_only).toBe(true)
    expect('DATABASE_OWNER_URL' in (service.environment ?? {})).toBe(name === 'migrate')
  }
})

test('the image runs the Bun that the project is pinned to', async () => {
  const [, pinned] = /BUN_VERSION = '([\d.]+)'/.exec(await read('core/bin/run.mjs')) ?? []
  expect(new Set([...dockerfile.matchAll(/^FROM oven\/bun:([\d.]+)/gm)].map(([, version]) => version))).toEqual(
    new Set([pinned]),
  )
})

test('every variable is explained to operators', async () => {
  const manual = await read('docs/operations.md')
  expect(environmentVariables.filter(name => !manual.includes(`\`${name}\``))).toEqual([])
})
