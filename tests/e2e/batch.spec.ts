import { expect as base, type Page, request, test } from '@playwright/test'
import { PASSWORD, signIn } from './sign-in'

/** Long work as the screen follows it. The work itself is real; what the screen hears of it is said here. */
test.use({ viewport: { width: 1440, height: 900 } })

const expect = base.configure({ timeout: 15_000 })
const login = { username: 'beheer@zonnigdak.example', password: PASSWORD }

async function people(surname: string, count: number) {
  const server = await request.newContext({ baseURL: test.info().project.use.baseURL })
  const { token } = (await (await server.post('/api/authenticate', { data: login })).json()) as { token: string }
  for (let at = 1; at <= count; at++)
    await server.post('/api/relation', {
      data: { name: `Proef${at}`, surname },
      headers: { authorization: `Bearer ${token}` },
    })
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
  await signIn(page, login.username)
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
