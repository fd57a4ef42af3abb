import { afterAll, beforeAll, expect, test } from 'bun:test'
import type { ModuleTag } from '@core/context/modules'
import { workFor } from '@core/platform/work-for'
import type { PluginDefinition } from '@core/plugin/define-plugin'
import { numberOf, soldModules, type TestCompany } from '@core/testing/server'
import plugins from '@plugins/index'
import { isForUsers, linksOf, modulesOf } from '../security/verdict'
import { nameOf, openWorld, requestOf, type World } from '../security/world'
import { type Ran, spiedPlugins } from './spied-plugins'

/** Modules that something of this deployment asks for. */
const sold = soldModules.filter(tag => plugins.some(plugin => tagsOf(plugin).includes(tag)))
const ran: Ran[] = []
let world: World
let ours: TestCompany
beforeAll(async () => {
  world = await openWorld({ plugins: spiedPlugins(plugins, ran) })
  ours = world.ours
})
afterAll(() => world.stop())

/** Every module that a plugin or a bridge of it names. */
function tagsOf(plugin: PluginDefinition): readonly ModuleTag[] {
  const calls = typeof plugin.calls === 'function' ? [] : (plugin.calls ?? [])
  return [
    ...(plugin.module ? [plugin.module] : []),
    ...Object.keys(plugin.with ?? {}).map(tag => tag as ModuleTag),
    ...(plugin.resources ?? []).flatMap(({ module }) => [module ?? []].flat() as ModuleTag[]),
    ...calls.flatMap(modulesOf),
  ]
}

/** Platform staff give a module to our company, or take it away. */
async function own(tag: ModuleTag, owned: boolean): Promise<void> {
  const answer = await world.platform.admin.patch(
    `/api/company/${ours.id}/${owned ? 'addmoduletocompany' : 'removemodulefromcompany'}`,
    { moduleId: numberOf(tag) },
  )
  expect(answer.status).toBe(200)
}

/** The company gives up every module of which a call asks one, and gets them back when `work` is done. */
async function without(tags: readonly ModuleTag[], work: () => Promise<void>): Promise<void> {
  for (const tag of tags) await own(tag, false)
  try {
    await work()
  } finally {
    for (const tag of tags) await own(tag, true)
  }
}

test('there is something to test for every module of the deployment', () => {
  expect(sold.length).toBeGreaterThan(4)
})

test('calls of a module that is given up answer 403 with the text for it, customer links say they are unknown', async () => {
  const wrong: string[] = []
  const asked = new Map<string, readonly ModuleTag[]>()
  for (const call of world.calls) {
    const tags = isForUsers(call) ? modulesOf(call) : linksOf(call).flatMap(({ module }) => module ?? [])
    if (tags.length && !tags.includes('ADMIN')) asked.set(tags.join(), tags)
  }
  for (const [key, tags] of asked) {
    await without(tags, async () => {
      const rows = await world.refill('ours')
      for (const call of world.calls) {
        const byLink = isForUsers(call) ? [] : linksOf(call)
        const own = byLink.length ? byLink.flatMap(({ module }) => module ?? []) : modulesOf(call)
        if (own.join() !== key || byLink.some(({ module }) => !module)) continue
        const request = requestOf(call, { path: rows.firstId, hash: rows.hash(byLink[0]?.kind ?? '', 1) })
        const response = await ours.admin.raw(request.method, request.path, request.body)
        const { message } = (await response.json()) as { message: string }
        const text = byLink[0]?.notFound ?? 'core.module_not_owned'
        const expected = world.server.app.platform.translate(text, 'nl')
        if (response.status !== (byLink.length ? 404 : 403) || message !== expected)
          wrong.push(`${nameOf(call)}: ${response.status} ${message}`)
      }
    })
  }
  expect(asked.size).toBeGreaterThan(4)
  expect(wrong).toEqual([])
})

test.each(sold)('a company without %s gets no remote and no flag of it, and nothing in registries', async tag => {
  const { platform } = world.server.app
  const current = async () => (await ours.admin.get('/api/user/getcurrentuser')).body
  const remotesOf = async () => ((await current()).remotes as { name: string }[]).map(({ name }) => name)
  const before = await remotesOf()
  await without([tag], async () => {
    expect((await current())[`hasModule${tag}`]).toBe(false)
    const remotes = await remotesOf()
    for (const { code, module, ui } of plugins) {
      const needs = [ui?.modules ?? module ?? []].flat()
      if (ui?.app === 'shell' && needs.length === 1 && needs[0] === tag) expect(remotes).not.toContain(code)
    }
    const registries = [...new Set(platform.assembly.entries.map(({ registry }) => registry))]
    await workFor(platform, { companyId: ours.id }, async context => {
      for (const name of registries) {
        const held = context.all({ name })
        const ofTag = platform.assembly.entries.filter(entry => entry.registry === name && entry.modules.includes(tag))
        for (const { entry } of ofTag) expect(held).not.toContain(entry)
      }
    })
  })
  expect(await remotesOf()).toEqual(before)
})

test.each(sold)('handlers, bridges and jobs do not run for a company without %s, and run again with it', async tag => {
  const { assembly } = world.server.app.platform
  const subscriptions = [...assembly.subscriptions].flatMap(([name, list]) =>
    list.filter(({ handler }) => !handler.within).map(({ id, modules }) => ({ name, id, modules })),
  )
  const jobs = [...assembly.jobs].map(([name, { modules }]) => ({ name, id: name, modules }))
  // What the kernel does, it does for everybody.
  const all = [...subscriptions, ...jobs].filter(({ id }) => !id.startsWith('core.'))
  const tell = async () => {
    await world.server.settled()
    ran.length = 0
    for (const name of new Set(all.map(({ name }) => name)))
      await world.owner.query(
        `insert into outbox (company_id, name, payload, created_at, run_at) values ($1, $2, '{}', now(), now())`,
        [ours.id, name],
      )
    await world.server.settled()
    return ran.filter(({ companyId }) => companyId === ours.id).map(({ what }) => what)
  }
  await without([tag], async () => {
    const told = await tell()
    const expected = all.filter(({ modules }) => !modules.includes(tag)).map(({ id }) => id)
    expect(told.sort()).toEqual(expected.sort())
  })
  expect((await tell()).sort()).toEqual(all.map(({ id }) => id).sort())
})

test.each(sold)('giving %s up and taking it back loses no row', async tag => {
  await world.refill('ours')
  await world.server.settled()
  const before = await world.contents(ours.id)
  await without([tag], () => world.server.settled())
  // The log of the company tells that it went and came.
  const after = (await world.contents(ours.id)).filter(row => !/^log_item .*,module_(?:removed|added),/.test(row))
  expect(after).toEqual(before)
})

test('every screen and action names its module, so that no menu shows what is not owned', async () => {
  const wrong: string[] = []
  for (const { code, module, ui } of plugins) {
    if (ui?.app !== 'shell') continue
    const loads = [ui.modules ?? module ?? []].flat()
    const { default: defined } = (await import(`../../plugins/${code}/ui/index.ts`)) as {
      default: Record<'screens' | 'actions', { path?: string; key?: string; module?: string }[] | undefined>
    }
    for (const part of [defined.screens, defined.actions].flatMap(list => list ?? [])) {
      if (loads.length && !part.module) wrong.push(`${code} ${part.path ?? part.key} names no module`)
    }
  }
  expect(wrong).toEqual([])
})
