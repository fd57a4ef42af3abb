import type { Context } from '@core/context/context'
import type { Job } from '@core/context/event'
import type { ModuleTag } from '@core/context/modules'
import { entriesOf } from '@core/context/port'
import { claimEffect, effectsOfDue, hasEffect } from '@core/db/events/effects'
import { holdDue, markDispatched } from '@core/db/events/outbox'
import { withPlatform } from '@core/db/tenant'
import { problemOf } from '@core/http/handle-error'
import { type JobQueue, NotNow } from '@core/jobs/queue'
import { PassingTrouble } from '@core/limited-process/heavy-work'
import type { Platform } from '@core/platform/platform'
import { workFor } from '@core/platform/work-for'
import type { Assembly } from '@core/plugin/assembly'
import { log } from '@core/telemetry/log'
import { tracedScope } from '@core/telemetry/traced'
import { inScope } from '@core/telemetry/work-scope'
import { CompanyTurns } from './company-turns'
import { bury } from './dead-letters'
import type { Delivery } from './delivery'
import { HeavyPlaces } from './heavy-places'
import { handOverLost } from './lost-deliveries'
import { planDailyJobs } from './schedule'
import { upkeep } from './upkeep'

/** Rows moved to the queue in one go. */
const BATCH = 200
/** Rows of one company in a batch, above which the next batch is for the others. */
const CROWDED = BATCH / 4
const POLL_MS = 1000
const ATTEMPTS = 8
const UPKEEP_MS = 60_000

/** Moves what transactions wrote to the outbox into the job queue, and handles it there. */
export interface Relay {
  /** Polls immediately. */
  nudge(): void
  /** Resolves when everything due has been handled; tests wait with it. */
  settled(): Promise<void>
  stop(): Promise<void>
}

/** Starts relaying. `work` is off in processes that only serve the API. */
export async function startRelay(platform: Platform, queue: JobQueue, options: { work: boolean }): Promise<Relay> {
  const handlers = handlersOf(platform.assembly)
  let moving: Promise<void> | undefined
  let again = false
  let stopped = false

  const turns = new CompanyTurns()
  const places = new HeavyPlaces()
  let looked = 0
  /** Asks the queue at most once a second: this runs with every request that tells something. */
  const startOverWhenDone = async () => {
    if (turns.fresh || Date.now() - looked < POLL_MS) return
    looked = Date.now()
    if ((await queue.depth()).waiting === 0) turns.startOver()
  }
  const move = async () => {
    do {
      again = false
      await startOverWhenDone()
      let crowded: readonly number[] = []
      for (;;) {
        const moved = await moveBatch(platform, queue, handlers, { turns, except: crowded })
        again = false
        // Whoever filled a batch leaves the next one to others.
        if (moved.rows < BATCH && !crowded.length) break
        crowded = moved.rows < BATCH ? [] : moved.crowded
      }
    } while (again && !stopped)
  }
  const nudge = () => {
    if (stopped) return
    again = true
    moving ??= move()
      .catch(error => log.error('outbox relay failed', { error }))
      .finally(() => {
        moving = undefined
      })
  }
  if (options.work)
    await queue.work(
      async ({ data, attempt, addedAt }) => {
        const delivery = data as Delivery
        try {
          await tracedScope(
            { job: `${delivery.outboxId}:${delivery.handler}` },
            { name: `job ${delivery.handler}`, kind: 'consumer', parent: delivery.traceparent },
            async span => {
              span.set({ 'messaging.message.id': String(delivery.outboxId), 'vakwerk.attempt': attempt })
              await deliver(platform, handlers, places, delivery)
            },
          )
        } catch (error) {
          if (error instanceof NotNow) throw error
          if (error instanceof PassingTrouble && Date.now() - addedAt.getTime() < PATIENCE_MS)
            throw places.later(delivery.companyId, error.message)
          if (attempt >= ATTEMPTS) {
            await bury(platform, delivery, error)
            await giveUp(platform, delivery)
          }
          throw error
        }
      },
      { concurrency: 4 },
    )
  let tidying: Promise<void> | undefined
  const keepUp = () => {
    tidying ??= inScope({ job: 'upkeep' }, () => tidy(platform, handlers)).finally(() => {
      tidying = undefined
    })
  }
  const timer = setInterval(nudge, POLL_MS)
  const upkeep = setInterval(keepUp, UPKEEP_MS)
  keepUp()
  nudge()
  return {
    nudge,
    settled: () => settled(platform, nudge),
    async stop() {
      stopped = true
      clearInterval(timer)
      clearInterval(upkeep)
      await Promise.all([moving, tidying])
    },
  }
}

interface Handler extends Pick<Job, 'reachOut' | 'run' | 'refused'> {
  readonly id: string
  readonly modules: readonly ModuleTag[]
}
type Handlers = ReadonlyMap<string, readonly Handler[]>

function handlersOf(assembly: Assembly): Handlers {
  const handlers = new Map<string, readonly Handler[]>()
  for (const [event, list] of assembly.subscriptions) {
    handlers.set(
      event,
      list
        .filter(({ handler }) => !handler.within)
        .map(({ id, handler, modules }) => ({ id, modules, run: handler.run })),
    )
  }
  for (const [name, { job, modules }] of assembly.jobs) handlers.set(name, [{ id: name, modules, ...job }])
  return handlers
}

const handlersPerName = (handlers: Handlers) => [...handlers].map(([name, list]) => ({ name, count: list.length }))

/** Rows are marked as dispatched in the transaction that holds them; the queue knows each delivery by one id. */
async function moveBatch(
  platform: Platform,
  queue: JobQueue,
  handlers: Handlers,
  { turns, except }: { turns: CompanyTurns; except: readonly number[] },
): Promise<{ rows: number; crowded: readonly number[] }> {
  return withPlatform(platform.orm, async em => {
    const rows = await holdDue(em, BATCH, except)
    const counts = new Map<number, number>()
    for (const row of rows) {
      counts.set(row.company_id, (counts.get(row.company_id) ?? 0) + 1)
      for (const handler of handlers.get(row.name) ?? []) {
        const data: Delivery = {
          outboxId: row.id,
          companyId: row.company_id,
          userId: row.user_id ?? undefined,
          actor: row.actor_id === null ? null : { id: row.actor_id, fullname: row.actor_name ?? '' },
          cause: row.cause,
          handler: handler.id,
          payload: row.payload,
          traceparent: row.traceparent ?? undefined,
        }
        await queue.add({
          id: `${row.id}:${handler.id}${row.resent ? `:${row.resent}` : ''}`,
          name: row.name,
          data,
          attempts: ATTEMPTS,
          turn: turns.next(row.company_id),
          ...(handler.reachOut && { heavy: true }),
        })
      }
    }
    if (rows.length)
      await markDispatched(
        em,
        rows.map(({ id }) => id),
      )
    return { rows: rows.length, crowded: [...counts].filter(([, count]) => count > CROWDED).map(([id]) => id) }
  })
}

/** For so long a heavy job may find the machine too busy without losing a try. */
const PATIENCE_MS = 24 * 3_600_000

/** Handles one delivery in its own transaction; the effects table makes a second delivery do nothing. */
async function deliver(platform: Platform, handlers: Handlers, places: HeavyPlaces, delivery: Delivery): Promise<void> {
  const handler = [...handlers.values()].flat().find(({ id }) => id === delivery.handler)
  if (!handler) throw new Error(`Nobody handles ${delivery.handler}`)
  const handle = () => handleDelivery(platform, handler, delivery)
  await (handler.reachOut ? places.within(delivery.companyId, handle) : handle())
}

async function handleDelivery(platform: Platform, handler: Handler, delivery: Delivery): Promise<void> {
  const { companyId, userId, actor, cause, payload, outboxId } = delivery
  const principal = { companyId, userId, actor, cause, outboxId }
  const owned = (context: Context) => handler.modules.every(module => context.company.modules.has(module))
  const asking =
    handler.reachOut &&
    (await workFor(platform, principal, async context => {
      const done = await hasEffect(context.em, delivery.outboxId, delivery.handler)
      return done || !owned(context) ? undefined : handler.reachOut?.(payload, context)
    }))
  const heard = await asking?.()
  const once = (work: (context: Context) => Promise<void>) =>
    workFor(platform, principal, async context => {
      const first = await claimEffect(context.em, delivery.outboxId, delivery.handler)
      if (first && owned(context)) await work(context)
    })
  try {
    await once(context => handler.run(payload, context, heard))
  } catch (error) {
    const problem = handler.refused && problemOf(error)
    if (!problem || problem.status >= 500 || problem.status === 412) throw error
    await once(context => handler.refused?.(payload, context, problem) ?? Promise.resolve())
  }
}

/** Runs the `givenUp` handler of a job whose last try failed. */
async function giveUp(
  platform: Platform,
  { companyId, userId, actor, cause, handler, payload }: Delivery,
): Promise<void> {
  const givenUp = platform.assembly.jobs.get(handler)?.job.givenUp
  if (givenUp) await workFor(platform, { companyId, userId, actor, cause }, context => givenUp(payload, context))
}

/** How long nothing may come of what is due before waiting for it ends with an error. */
const STUCK_MS = 120_000

/** Waits until every due row has its effects; handlers may write new rows meanwhile. */
async function settled(platform: Platform, nudge: () => void): Promise<void> {
  const handlers = handlersOf(platform.assembly)
  let most = -1
  let deadline = 0
  for (;;) {
    nudge()
    const due = await withPlatform(platform.orm, effectsOfDue)
    const open = due.filter(({ name, done }) => done < (handlers.get(name)?.length ?? 0))
    if (!open.length) return
    // Not what is open: the jobs of a day may have come to it meanwhile.
    const handled = due.reduce((sum, { done }) => sum + done, 0)
    if (handled > most) {
      most = handled
      deadline = Date.now() + STUCK_MS
    }
    if (Date.now() > deadline)
      throw new Error(`${open.length} not handled: ${[...new Set(open.map(({ name }) => name))].join(', ')}`)
    await new Promise(resolve => setTimeout(resolve, 15))
  }
}

/** Plans the day, hands over again what got lost, and does what parts of the kernel want tidied. */
async function tidy(platform: Platform, handlers: Handlers): Promise<void> {
  try {
    await planDailyJobs(platform)
    await handOverLost(platform, handlersPerName(handlers))
    await withPlatform(platform.orm, async em => {
      for (const tidyUp of entriesOf(platform.assembly.entries, upkeep)) await tidyUp(em)
    })
  } catch (error) {
    log.error('upkeep failed', { error })
  }
}
