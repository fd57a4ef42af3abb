import { expect as base, type Page, test } from '@playwright/test'
import { apiAs } from './api-as'
import { ADMINISTRATOR, openAs, signIn } from './sign-in'

/** Long work as the screen follows it. The work itself is real; what the screen hears of it is said here. */
test.use({ viewport: { width: 1440, height: 900 } })

const expect = base.configure({ timeout: 15_000 })

async function people(surname: string, count: number) {
  const api = await apiAs(ADMINISTRATOR)
  for (let at = 1; at <= count; at++) await api.post('relation', { name: `Proef${at}`, surname })
}

/** Begins to delete three relations, on a clock that stands still, and answers each look at the work with its number. */
async function startDeleting(page: Page, surname: string) {
  const looks: number[] = []
  const said = { progress: 40, cancelledAt: null as string | null, failedMessage: null as string | null }
  await people(surname, 3)
  await page.route('**/api/batch/*', (route, asked) => {
    const id = Number(asked.url().split('/').at(-1))
    const done = Math.min(looks.push(id), 3)
    return route.fulfill({ json: { id, name: 'core.delete-records', done, total: 3, refused: [], ...said } })
  })
  await page.clock.install()
  await signIn(page, ADMINISTRATOR)
  await expect(page).toHaveURL(/dashboard/)
  await page.goto(`/relation_overview?q=${surname}`)
  await expect(page.getByRole('gridcell', { name: `Proef1 ${surname}` }).first()).toBeVisible()
  await page.getByRole('checkbox', { name: 'Selecteer wat er staat' }).click()
  await page.getByRole('toolbar').getByRole('button', { name: 'Naar prullenbak' }).click()
  const question = page.getByRole('dialog', { name: 'Weet u zeker dat u deze 3 relaties wilt verwijderen?' })
  await expect(question).toBeVisible()
  await page.clock.pauseAt(new Date(Date.now() + 60_000))
  await question.getByRole('button', { name: 'Naar prullenbak' }).click()
  await shows(page, '1 van 3')
  return { looks, said }
}

/** What an answer changes shows a tick of the clock later. */
const shows = (page: Page, text: string) =>
  expect
    .poll(async () => {
      await page.clock.runFor(1)
      return page.getByText(text, { exact: true }).first().isVisible()
    })
    .toBe(true)

test('long work is asked after once a second until it is at 100, and no more then (R-BATCH-001, R-BATCH-002)', async ({
  page,
}) => {
  const { looks, said } = await startDeleting(page, 'Klokwinkel')
  await expect(page.getByRole('progressbar', { name: 'Naar prullenbak' })).toHaveJSProperty('value', 40)
  for (const look of [2, 3]) {
    await page.clock.runFor(900)
    expect(looks).toHaveLength(look - 1)
    await page.clock.runFor(100)
    await shows(page, `${look} van 3`)
    expect(looks).toHaveLength(look)
  }
  said.progress = 100
  await page.clock.runFor(1000)
  await shows(page, '3 relaties naar prullenbak')
  const asked = looks.length
  await page.clock.runFor(4000)
  expect(looks).toHaveLength(asked)
  expect(new Set(looks).size).toBe(1)
})

test('work that was cancelled is over, says so, and counts only what was done (R-BATCH-003)', async ({ page }) => {
  const { looks, said } = await startDeleting(page, 'Stopwinkel')
  Object.assign(said, { progress: 100, cancelledAt: new Date().toISOString(), failedMessage: 'Gestopt na 2 van de 3.' })
  await page.clock.runFor(1000)
  await shows(page, 'Gestopt na 2 van de 3.')
  await shows(page, '2 relaties naar prullenbak')
  const asked = looks.length
  await page.clock.runFor(4000)
  expect(looks).toHaveLength(asked)
})

test('more rows than the server takes at once have one progress over the whole, that stops between two parts as well', async ({
  page,
}) => {
  await people('Duizendman', 1)
  const count = 1500
  let one: object | undefined
  const started: number[] = []
  const cancelled: string[] = []
  /** How far each of the two is; the second is stopped. */
  const progress = [50, 20]
  let cancelledAt: string | null = null
  await page.route(/\/api\/relation\?/, async (route, asked) => {
    const query = new URL(asked.url()).searchParams
    const [offset, limit] = [Number(query.get('offset') ?? 0), Number(query.get('limit') ?? 25)]
    one ??= ((await (await route.fetch()).json()) as { data: object[] }).data[0]
    const length = Math.max(0, Math.min(limit, count - offset))
    const data = Array.from({ length }, (_, at) => ({
      ...one,
      id: offset + at + 1,
      fullname: `Rij ${offset + at + 1}`,
    }))
    return route.fulfill({ json: { data, pagination: { total: count, offset, limit } } })
  })
  await page.route('**/api/relation/bulkdelete', (route, asked) => {
    const body = asked.postDataJSON() as { ids: number[]; dry_run?: boolean }
    if (body.dry_run) return route.fulfill({ json: { deletable: body.ids.length, refused: [] } })
    return route.fulfill({ json: { batchId: started.push(body.ids.length) } })
  })
  await page.route('**/api/batch/**', (route, asked) => {
    const [, id = '', cancel] = /batch\/(\d+)(\/cancel)?$/.exec(asked.url()) ?? []
    if (cancel) {
      cancelled.push(id)
      cancelledAt = new Date().toISOString()
    }
    const total = started[Number(id) - 1] ?? 0
    const part = cancelledAt ? 100 : (progress[Number(id) - 1] ?? 0)
    return route.fulfill({
      json: {
        id: Number(id),
        name: 'core.delete-records',
        done: (total * part) / 100,
        total,
        progress: part,
        refused: [],
        cancelledAt,
        failedMessage: cancelledAt && 'Gestopt.',
      },
    })
  })
  await openAs(page, ADMINISTRATOR, '/relation_overview?q=Duizendman')
  await expect(page.getByText('Rij 1', { exact: true }).first()).toBeVisible()
  await page.getByRole('checkbox', { name: 'Selecteer wat er staat' }).click()
  await page
    .getByRole('toolbar')
    .getByRole('button', { name: /1\.500/ })
    .click()
  await page.getByRole('toolbar').getByRole('button', { name: 'Naar prullenbak' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Naar prullenbak' }).click()
  const dialog = page.getByRole('dialog', { name: 'Naar prullenbak' })
  await expect(dialog).toContainText('500 van 1.500')
  await dialog.evaluate(element => element.setAttribute('data-same', ''))
  progress[0] = 100
  await expect.poll(() => started).toEqual([1000, 500])
  await expect(dialog).toContainText('1.100 van 1.500')
  await expect(dialog).toHaveAttribute('data-same', '')
  await dialog.getByRole('button', { name: 'Stop' }).click()
  await expect(page.getByText('Gestopt.')).toBeVisible()
  await expect(dialog).toHaveCount(0)
  expect(cancelled).toEqual(['2'])
})
