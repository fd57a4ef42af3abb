import { type BrowserContext, expect, type Page, test } from '@playwright/test'
import { apiAs } from './api-as'
import { ADMINISTRATOR, openAs, signIn } from './sign-in'

/** The shell on a phone that loses its connection: what its worker keeps. */
const FITTER = 'uitvoerder@zonnigdak.example'
const PHONE = { viewport: { width: 390, height: 844 }, serviceWorkers: 'allow' } as const

/** Waits until the device has kept the answer to a call, and the code of all screens. */
async function kept(page: Page, path: string): Promise<void> {
  await expect
    .poll(
      () =>
        page.evaluate(async asked => {
          const names = await caches.keys()
          return names.includes('answers') && Boolean(await (await caches.open('answers')).match(asked))
        }, path),
      { timeout: 60_000 },
    )
    .toBe(true)
}

async function withPhone(context: BrowserContext, use: (page: Page) => Promise<void>): Promise<void> {
  try {
    await use(await context.newPage())
  } finally {
    await context.close()
  }
}

test('what is planned for today is there without network, after a reload too, and nothing of it once somebody has signed out', async ({
  browser,
  baseURL,
}) => {
  const api = await apiAs(ADMINISTRATOR)
  const { id: userId } = await api.first<{ id: number }>(`user?username=${FITTER}`)
  const flow = await api.post<{ id: number; relation_id: number }>('flow', {
    relation: {
      name: 'Wies',
      surname: 'Zonderbereik',
      address: 'Dakpad',
      number: '7',
      city: 'Urk',
      phone: '0612340777',
    },
    description: 'Acht panelen op het achterdak',
  })
  await api.post('agendaitem', {
    title: 'Schouwen op het dak',
    user_id: userId,
    flow_id: flow.id,
    start_date: new Date().toISOString(),
    end_date: new Date(Date.now() + 3_600_000).toISOString(),
  })
  const context = await browser.newContext({ ...PHONE, baseURL, locale: 'nl-NL', timezoneId: 'Europe/Amsterdam' })
  await withPhone(context, async page => {
    await test.step('the day and its dossiers are fetched without being opened', async () => {
      await signIn(page, FITTER)
      await kept(page, `/api/flow/${flow.id}/getWithRelatedTasks`)
    })

    await test.step('without network the app starts anew and shows the day, and says so', async () => {
      await context.setOffline(true)
      await page.reload()
      await expect(page.getByRole('status').filter({ hasText: 'Je bent offline.' })).toBeVisible()
      await page.goto('/dashboard')
      await expect(page.getByText('Schouwen op het dak')).toBeVisible()
      await expect(page.getByText('Dakpad 7')).toBeVisible()
    })

    await test.step('the dossier, its files and the agenda open', async () => {
      await page.goto(`/flow_detail/${flow.id}`)
      await expect(page.getByRole('heading', { level: 1, name: /Wies Zonderbereik/ })).toBeVisible()
      await expect(page.getByText('We konden')).toHaveCount(0)
      await page.goto(`/flow_detail/${flow.id}?options=files`)
      await expect(page.getByText(/Nog geen (foto|bestand)/).first()).toBeVisible()
      await page.goto('/calendar')
      await expect(page.getByText('Schouwen op het dak').first()).toBeVisible()
      await expect(page.getByText('We konden')).toHaveCount(0)
    })

    await test.step('what was never asked says that it cannot be loaded, and comes by itself with the network', async () => {
      await page.goto('/organization_overview')
      await expect(page.getByText('De server gaf geen antwoord.')).toBeVisible()
      await context.setOffline(false)
      await expect(page.getByText('De server gaf geen antwoord.')).toBeHidden({ timeout: 30_000 })
      await expect(page.getByText('Je bent offline.')).toBeHidden()
    })

    await test.step('signing out leaves nothing on the device', async () => {
      await page.goto('/account/user_profile')
      await page.getByRole('button', { name: 'Meer' }).click()
      await page.getByRole('button', { name: 'Ruben Kok' }).click()
      await page.getByRole('menuitem', { name: 'Uitloggen' }).click()
      await expect(page.getByLabel('E-mailadres')).toBeVisible()
      const left = async () => (await (await caches.open('answers')).keys()).map(({ url }) => url)
      await expect.poll(() => page.evaluate(left)).toEqual([])
      await context.setOffline(true)
      await page.goto(`/flow_detail/${flow.id}`)
      await expect(page.getByText('Wies Zonderbereik')).toHaveCount(0)
    })
  })
})

test('another who signs in on the same device finds nothing of the one before', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ ...PHONE, baseURL, locale: 'nl-NL' })
  await withPhone(context, async page => {
    await signIn(page, 'manager@zonnigdak.example')
    await kept(page, '/api/user/getcurrentuser')
    const name = () =>
      page.evaluate(async () => {
        const answer = await (await caches.open('answers')).match('/api/user/getcurrentuser')
        return answer ? ((await answer.json()) as { name: string }).name : null
      })
    expect(await name()).toBe('Lotte')
    await openAs(page, FITTER, '/dashboard')
    await expect.poll(name, { timeout: 30_000 }).toBe('Ruben')
    const paths = await page.evaluate(async () =>
      (await (await caches.open('answers')).keys()).map(({ url }) => new URL(url).pathname),
    )
    expect(paths).not.toContain('/api/flow/getpipelinefigures')
  })
})
