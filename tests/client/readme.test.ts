import { afterAll, beforeAll, expect, test } from 'bun:test'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { TEST_PASSWORD, type TestServer, testServer } from '@core/testing/server'

/** Where the receiver of the readme listens: the way out is open to this address of the machine alone. */
const RECEIVER = '127.0.0.2'
const root = join(import.meta.dir, '../..')
const readme = readFileSync(join(root, 'openapi/client/README.md'), 'utf8')
/** Programs of the readme by the name in their first line. */
const programs = new Map(
  [...readme.matchAll(/```js\n\/\/ (\S+)\n([\s\S]*?)```/g)].map(([, name = '', text = '']) => [name, text]),
)

let server: TestServer
let address: Bun.Server<undefined>
let folder: string

beforeAll(async () => {
  server = await testServer({ env: { OUTBOUND_ALLOW: RECEIVER } })
  address = Bun.serve({ hostname: '127.0.0.1', port: 0, fetch: request => server.app.handle(request) })
  folder = mkdtempSync(join(tmpdir(), 'vakwerk-client-'))
  install()
  for (const [name, text] of programs) writeFileSync(join(folder, name), text)
})
afterAll(async () => {
  await address.stop(true)
  await server.stop()
  rmSync(folder, { recursive: true, force: true })
})

/** Packs the client as it would be published, and puts it where programs find it. */
function install(): void {
  const built = join(folder, 'openapi/client')
  const modules = join(folder, 'node_modules')
  mkdirSync(join(modules, '@vakwerk'), { recursive: true })
  cpSync(join(root, 'openapi/client'), built, { recursive: true })
  cpSync(join(root, 'openapi/schema.d.ts'), join(folder, 'openapi/schema.d.ts'))
  for (const name of ['openapi-fetch', 'openapi-typescript-helpers', 'standardwebhooks', '@stablelib', 'fast-sha256'])
    symlinkSync(join(root, 'node_modules', name), join(modules, name))
  const env = { ...process.env, TSC: join(root, 'node_modules/typescript7/bin/tsc') }
  const { exitCode, stderr, stdout } = Bun.spawnSync(['node', join(built, 'build.mjs')], { env })
  if (exitCode !== 0) throw new Error(`The client does not build: ${stdout} ${stderr}`)
  const { files } = JSON.parse(readFileSync(join(built, 'package.json'), 'utf8'))
  const installed = join(modules, '@vakwerk/client')
  for (const name of [...files, 'package.json']) cpSync(join(built, name), join(installed, name), { recursive: true })
}

type Env = Readonly<Record<string, string>>

const start = (program: string, env: Env) =>
  Bun.spawn(['node', program], { cwd: folder, env: { PATH: process.env.PATH, ...env }, stdout: 'pipe', stderr: 'pipe' })

/** Runs a program of the readme to its end, and answers what it prints. */
async function run(program: string, env: Env): Promise<string> {
  const started = start(program, env)
  const [out, problem] = await Promise.all([new Response(started.stdout).text(), new Response(started.stderr).text()])
  if ((await started.exited) !== 0) throw new Error(`${program} failed: ${problem}`)
  return out.trim()
}

test('ten minutes of an integrator: the readme of the client, word by word, from a token to a signed webhook', async () => {
  expect([...programs.keys()]).toEqual(['token.mjs', 'relation.mjs', 'receiver.mjs', 'subscribe.mjs', 'dossier.mjs'])
  const company = await server.company()
  const { rows } = await server.owner.query('select username from "user" where id = $1', [company.admin.userId])
  const VAKWERK_URL = address.url.href
  const VAKWERK_TOKEN = await run('token.mjs', {
    VAKWERK_URL,
    VAKWERK_USER: rows[0].username,
    VAKWERK_PASSWORD: TEST_PASSWORD,
  })
  expect(VAKWERK_TOKEN).toMatch(/^vk_/)
  const known = { VAKWERK_URL, VAKWERK_TOKEN }
  const relations = (await run('relation.mjs', known)).split('\n')
  expect(relations).toEqual(['Somebody was first: Deventer', expect.stringMatching(/^\d+ Ada Post, Deventer$/)])

  const PORT = String(await freePort())
  const RECEIVER_URL = `http://${RECEIVER}:${PORT}/`
  const VAKWERK_SECRET = await run('subscribe.mjs', { ...known, RECEIVER_URL })
  const receiver = start('receiver.mjs', { VAKWERK_SECRET, PORT, HOST: RECEIVER })
  try {
    const lines = linesOf(receiver.stdout)
    expect(await lines.next()).toBe('Listening')
    const dossier = await run('dossier.mjs', known)
    expect(await lines.next()).toBe(`flow_created: dossier ${dossier}`)
    const forged = await fetch(RECEIVER_URL, { method: 'POST', body: '{"type":"flow_created"}' })
    expect(forged.status).toBe(401)
  } finally {
    receiver.kill()
    await receiver.exited
  }
  await server.settled()
  const { body: log } = await company.admin.get('/api/webhookdelivery')
  expect(log).toMatchObject([{ event: 'flow_created', attempts: 1, due_at: null }])
}, 60_000)

/** A port that nothing listens at. */
async function freePort(): Promise<number> {
  const taken = Bun.serve({ hostname: RECEIVER, port: 0, fetch: () => new Response() })
  const { port = 0 } = taken
  await taken.stop(true)
  return port
}

/** What a program prints, line by line. */
function linesOf(output: ReadableStream<Uint8Array<ArrayBuffer>>) {
  const reader = output.pipeThrough(new TextDecoderStream()).getReader()
  let held = ''
  return {
    async next(): Promise<string> {
      for (;;) {
        const end = held.indexOf('\n')
        if (end >= 0) {
          const line = held.slice(0, end)
          held = held.slice(end + 1)
          return line
        }
        const { value, done } = await reader.read()
        if (done) throw new Error(`The program ended after: ${held}`)
        held += value
      }
    },
  }
}
