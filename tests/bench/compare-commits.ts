import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { DEMO_PASSWORD } from '@core/seed/demo-companies'
import { startIn } from './first-start'
import type { RequestTemplate } from './load'
import { measure, median } from './rounds'

const root = resolve(import.meta.dir, '../..')
const CONNECTIONS = 16
/** Sent before anything counts, as in the other measurements. */
const WARM_UP_SECONDS = 4
/** A share of the speed before, below which a call is named as slower. */
const SLOWER = 0.95

/** One of the two that take turns. */
interface Side {
  readonly port: number
  readonly dataDir: string
  /** By name, what is asked. */
  readonly calls: ReadonlyMap<string, RequestTemplate>
  stop(): Promise<void>
}

/**
 * Starts the sources of a commit and these, each as `npm start` does with a company of `size` relations, lets them take
 * turns of a second, and prints how many times as fast each call is now.
 */
export async function compareCommits(commit: string, { size, rounds }: { size: number; rounds: number }) {
  const folder = mkdtempSync(join(tmpdir(), 'vakwerk-against-'))
  // PostgreSQL runs as nobody where we are root, and has to get in.
  chmodSync(folder, 0o755)
  const before = join(folder, 'sources')
  const sides: Side[] = []
  await done(['git', 'worktree', 'add', '--quiet', '--detach', before, commit], root)
  try {
    for (const [name, sources] of [
      ['before', before],
      ['now', root],
    ] as const)
      sides.push(await startSide(sources, join(folder, name), size))
    const [then, now] = sides
    if (then && now) await printRatios(then, now, rounds)
  } finally {
    for (const side of sides) await side.stop()
    await done(['git', 'worktree', 'remove', '--force', before], root)
    rmSync(folder, { recursive: true, force: true })
  }
}

async function startSide(sources: string, dataDir: string, size: number): Promise<Side> {
  const seeded = await done(['node', 'core/bin/run.mjs', 'seed', '--size', String(size)], sources, {
    DATA_DIR: dataDir,
  })
  const username = /\S+@vakwerk\.example/.exec(seeded)?.[0]
  if (!username) throw new Error(`Nobody can sign in: ${seeded}`)
  const { url, stop } = await startIn(sources, dataDir)
  const json = { 'content-type': 'application/json' }
  const ask = async (path: string, init: RequestInit) => {
    const answer = await fetch(`${url}/api/${path}`, init)
    if (!answer.ok) throw new Error(`${path} answers ${answer.status}: ${await answer.text()}`)
    return answer.json()
  }
  const body = JSON.stringify({ username, password: DEMO_PASSWORD })
  const { token } = (await ask('authenticate', { method: 'POST', headers: json, body })) as { token: string }
  const headers = { authorization: `Bearer ${token}` }
  const newest = async (path: string) => {
    const page = await ask(`${path}?offset=0&limit=1&sort=-created_at`, { headers })
    return (page as { data: Record<string, number>[] }).data[0] ?? {}
  }
  const quotation = await newest('quotation')
  const { calculation_id } = (await ask(`quotation/${quotation.id}`, { headers })) as { calculation_id: number }
  const { id: first } = await newest('flow')
  const items = [1, 2, 3, 4, 5].map(n => ({
    item_type: 'manual',
    item_name: `Regel ${n}`,
    unit_rate_exc_manual: n * 10,
  }))
  const get = (path: string) => ({ method: 'GET', path: `/api/${path}`, headers })
  return {
    port: Number(new URL(url).port),
    dataDir,
    stop,
    calls: new Map<string, RequestTemplate>([
      ['list of 25 with total', get('relation?offset=0&limit=25&sort=-created_at')],
      ['search by name fragment', get('relation?offset=0&limit=25&query=bouwmeester12')],
      ['open a quotation', get(`quotation/${quotation.id}`)],
      ['open its calculation, 5 lines', get(`calculation/${calculation_id}`)],
      [
        'create a relation',
        { method: 'POST', path: '/api/relation', headers, body: '{"name":"Jan","surname":"Nieuw $n"}' },
      ],
      [
        'create a quotation, 5 lines',
        // Each in a dossier of its own: those of one dossier wait for each other.
        {
          method: 'POST',
          path: '/api/quotation',
          headers,
          body: `{"flow_id":$n,"items":${JSON.stringify(items)}}`,
          first,
        },
      ],
      ['PDF, unchanged', get(`quotation/${quotation.id}/download`)],
    ]),
  }
}

async function printRatios(then: Side, now: Side, rounds: number): Promise<void> {
  const slower: string[] = []
  console.log('\n| what | before /s | now /s | now in before | errors |\n|---|---|---|---|---|')
  for (const [name, request] of now.calls) {
    const earlier = then.calls.get(name)
    if (!earlier) continue
    const perSecond: [before: number[], now: number[]] = [[], []]
    let errors = 0
    const jobs = [
      { side: then, request: earlier, told: perSecond[0] },
      { side: now, request, told: perSecond[1] },
    ]
    for (const { side, request } of jobs) await measureSide(side, request, WARM_UP_SECONDS)
    for (let n = 0; n < rounds; n++) {
      // Who goes first changes: what the machine does beside us meets both alike.
      for (const { side, request, told } of n % 2 ? jobs.toReversed() : jobs) {
        const measured = await measureSide(side, request, 1)
        told.push(measured.perSecond)
        errors += measured.errors
      }
    }
    const [before, after] = perSecond
    const ratio = median(after.map((count, n) => count / (before[n] ?? Number.NaN)))
    if (ratio < SLOWER) slower.push(`${name} (${ratio.toFixed(2)})`)
    const cells = [name, median(before).toFixed(0), median(after).toFixed(0), ratio.toFixed(2), errors]
    console.log(`| ${cells.join(' | ')} |`)
  }
  console.log(`\nSlower by more than 5 %: ${slower.join(', ') || 'nothing'}`)
}

const measureSide = ({ port, dataDir }: Side, request: RequestTemplate, seconds: number) =>
  measure({ name: request.path, port, request }, { connections: CONNECTIONS, seconds, dataDir })

/** Runs a command to its end and answers what it printed. */
async function done(command: string[], cwd: string, env: Record<string, string> = {}): Promise<string> {
  const run = Bun.spawn(command, { cwd, env: { ...process.env, ...env }, stdout: 'pipe', stderr: 'inherit' })
  const printed = await new Response(run.stdout).text()
  if ((await run.exited) !== 0) throw new Error(`${command.join(' ')} failed`)
  return printed
}
