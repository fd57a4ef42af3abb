import { afterAll, beforeAll, expect, test } from 'bun:test'
import { constants, setPriority } from 'node:os'
import { join } from 'node:path'
import { type AppProcess, appProcess } from '../chaos/app-process'
import { makeWorld, type World } from '../chaos/world'
import { ATTACKS, type Target } from './attacks'

/** Seconds in which a company that does nothing special measures its own answers; the attacks take about as long. */
const SECONDS = 20
/** How much longer the slowest of a hundred may take while another company does its worst. */
const WORSE = 2
/** Attacks at a time. */
const LANES = 3

let world: World
let app: AppProcess
beforeAll(async () => {
  world = await makeWorld()
  app = await appProcess({ folder: world.folder, env: { ...world.env, DATABASE_POOL: '20' } })
  await app.start()
}, 120_000)
afterAll(async () => {
  await app.stop()
  await world.remove()
}, 120_000)

async function made(authorization: string, path: string, body: object) {
  const answer = await fetch(`${app.url}${path}`, {
    method: 'POST',
    headers: { authorization, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  expect([path, answer.status]).toEqual([path, 201])
  return (await answer.json()) as { id: number; calculation_id: number }
}

async function targetOf(authorization: string): Promise<Target> {
  const relation = await made(authorization, '/api/relation', {
    name: 'Jan',
    surname: 'Mol',
    email: 'jan@klant.example',
  })
  const items = [{ item_name: 'Panelen', unit_rate_exc_manual: 100 }]
  const quotation = await made(authorization, '/api/quotation', { relation: { fullname: 'Jan Mol' }, items })
  const widget = await made(authorization, '/api/documentwidget', {
    widgetable_type: 'quotation',
    widgetable_id: quotation.id,
    document_widget_type_tag: 'TEXT',
    textcontent: '<p>Welkom</p>',
  })
  return {
    url: new URL(app.url),
    authorization,
    relationId: relation.id,
    quotationId: quotation.id,
    calculationId: quotation.calculation_id,
    widgetId: widget.id,
    held: [],
  }
}

/** Opens a quotation again and again over one connection, from a process of its own. */
async function answersOf(authorization: string, path: string) {
  const client = Bun.spawn([process.execPath, join('tests', 'bench', 'client.ts')], {
    stdin: new Blob([
      JSON.stringify({
        port: Number(new URL(app.url).port),
        connections: 1,
        seconds: SECONDS,
        request: { method: 'GET', path, headers: { authorization } },
      }),
    ]),
    stdout: 'pipe',
    stderr: 'inherit',
  })
  return JSON.parse(await new Response(client.stdout).text()) as {
    perSecond: number
    p50: number
    p99: number
    errors: number
  }
}

test('one company does its worst in fifty ways, and another hardly notices', async () => {
  expect(Object.keys(ATTACKS).length).toBeGreaterThanOrEqual(50)
  const quiet = await targetOf(await world.authorizeOther())
  const path = `/api/quotation/${quiet.quotationId}`
  // What the server compiles and the database plans is done before it counts.
  await answersOf(await world.authorizeOther(), path)
  const alone = await answersOf(await world.authorizeOther(), path)
  const target = await targetOf(await world.authorize())
  const measuring = answersOf(await world.authorizeOther(), path)
  // Whoever attacks has a machine of their own: making what they send takes nothing from the server here.
  setPriority(constants.priority.PRIORITY_LOW)
  const left = Object.entries(ATTACKS)
  const failed: string[] = []
  const attack = async () => {
    for (;;) {
      const [name, run] = left.shift() ?? []
      if (!name || !run) return
      const statuses = await run(target)
      // A company that asks for too much is told to wait; nothing may break.
      failed.push(...statuses.filter(status => status >= 500 && status !== 503).map(status => `${name}: ${status}`))
    }
  }
  try {
    await Promise.all(Array.from({ length: LANES }, attack))
    const meanwhile = await measuring
    process.stdout.write(
      `alone ${alone.p50.toFixed(2)} and ${alone.p99.toFixed(2)} ms, meanwhile ${meanwhile.p50.toFixed(2)} and ${meanwhile.p99.toFixed(2)} ms\n`,
    )
    expect([failed, alone.errors, meanwhile.errors]).toEqual([[], 0, 0])
    expect((await fetch(`${app.url}/readyz`)).status).toBe(200)
    expect(meanwhile.p99).toBeLessThanOrEqual(alone.p99 * WORSE)
  } finally {
    for (const socket of target.held) socket.destroy()
  }
}, 300_000)
