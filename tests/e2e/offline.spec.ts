import { randomBytes } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { type BrowserContext, expect, type Page, test } from '@playwright/test'
import sharp from 'sharp'
import { apiAs } from './api-as'
import { lossyProxy } from './lossy-proxy'
import { ADMINISTRATOR, openAs, PASSWORD, signIn } from './sign-in'

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

/** Loses the connection at a dossier, and begins a form there. */
async function beginWithoutNetwork(page: Page, flowId: number, form: string): Promise<void> {
  await kept(page, '/api/company/getverticaldatafields')
  await page.goto(`/flow_detail/${flowId}?options=dossier`)
  await expect(page.getByRole('button', { name: 'Formulier toevoegen' })).toBeVisible()
  await page.context().setOffline(true)
  await page.getByRole('button', { name: 'Formulier toevoegen' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Formulier').selectOption({ label: form })
  await dialog.getByRole('button', { name: 'Begin' }).click()
}

/** Sets the records of one run apart from those of another, which may be under way beside it. */
const ownNumber = (): string => String(Date.now() % 1_000_000)

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
  const own = ownNumber()
  const [visit, street] = [`Schouwen op dak ${own}`, `Dakpad ${own}`]
  const fitter = { name: 'Dirk', surname: `Dak${own}`, email: `dirk${own}@zonnigdak.example` }
  const { id: userId } = await api.post('user', { ...fitter, role: 100, user_type: 'project', password: PASSWORD })
  const flow = await api.post<{ id: number; relation_id: number }>('flow', {
    relation: {
      name: 'Wies',
      surname: `Zonderbereik${own}`,
      address: 'Dakpad',
      number: own,
      city: 'Urk',
      phone: '0612340777',
    },
    description: 'Acht panelen op het achterdak',
  })
  const item = await api.post('agendaitem', {
    title: visit,
    user_id: userId,
    flow_id: flow.id,
    start_date: new Date().toISOString(),
    end_date: new Date(Date.now() + 3_600_000).toISOString(),
  })
  const context = await browser.newContext({ ...PHONE, baseURL, locale: 'nl-NL', timezoneId: 'Europe/Amsterdam' })
  await withPhone(context, async page => {
    await test.step('the day and its dossiers are fetched without being opened', async () => {
      await signIn(page, fitter.email)
      await kept(page, `/api/flow/${flow.id}/getWithRelatedTasks`)
    })

    await test.step('without network the app starts anew and shows the day, and says so', async () => {
      await context.setOffline(true)
      await page.reload()
      await expect(page.getByRole('status').filter({ hasText: 'Je bent offline.' })).toBeVisible()
      await page.goto('/dashboard')
      await expect(page.getByText(visit)).toBeVisible()
      await expect(page.getByText(street)).toBeVisible()
    })

    await test.step('the dossier, its files and the agenda open', async () => {
      await page.goto(`/flow_detail/${flow.id}`)
      await expect(page.getByRole('heading', { level: 1, name: new RegExp(`Wies Zonderbereik${own}`) })).toBeVisible()
      await expect(page.getByText('We konden')).toHaveCount(0)
      await page.goto(`/flow_detail/${flow.id}?options=files`)
      await expect(page.getByText(/Nog geen (foto|bestand)/).first()).toBeVisible()
      await page.goto('/calendar')
      await expect(page.getByText(visit).first()).toBeVisible()
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
      await page.getByRole('button', { name: `Dirk Dak${own}` }).click()
      await page.getByRole('menuitem', { name: 'Uitloggen' }).click()
      await expect(page.getByLabel('E-mailadres')).toBeVisible()
      const left = async () => (await (await caches.open('answers')).keys()).map(({ url }) => url)
      await expect.poll(() => page.evaluate(left)).toEqual([])
      await context.setOffline(true)
      await page.goto(`/flow_detail/${flow.id}`)
      await expect(page.getByText(`Wies Zonderbereik${own}`)).toHaveCount(0)
    })
  })
  await api.remove(`agendaitem/${item.id}`)
  await api.remove(`flow/${flow.id}`)
  await api.remove(`user/${userId}`)
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

const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
const photo = (name: string) => ({ name, mimeType: 'image/png', buffer: Buffer.from(PIXEL, 'base64') })

test('a survey on the roof without network: begun, filled in, photographed and finished there, and once on the server', async ({
  browser,
  baseURL,
}) => {
  test.setTimeout(180_000)
  const api = await apiAs(ADMINISTRATOR)
  const name = `Dak zonder bereik ${ownNumber()}`
  const form = await api.post<{ id: number }>('vertical', { description: name })
  const add = (field: object) => api.post('verticaldatafield', { vertical_id: form.id, ...field })
  for (let at = 1; at <= 57; at++) await add({ field_label: `Maat ${at}`, field_type: 'number', unit: 'cm' })
  await add({ field_label: 'Omtrek', field_type: 'calculated', calculationrules: '(maat_1 + maat_2) * 2' })
  await add({ field_label: 'Foto’s', field_type: 'photo', field_name: 'fotos' })
  await add({ field_label: 'Opmerking', field_type: 'textarea', required: 1 })
  const flow = await api.post<{ id: number }>('flow', { relation: { fullname: 'Hanne Hoogdak' } })
  const items = () =>
    api.get<{ id: number; description: string; status: string; field_values: Record<string, unknown> }[]>(
      `flow/${flow.id}/flowdataitems`,
    )
  const first = await api.post<{ id: number }>(`flow/${flow.id}/addflowdataitem`, {
    vertical_id: form.id,
    description: 'Voordak',
  })
  const proxy = await lossyProxy(baseURL ?? '')
  const context = await browser.newContext({
    ...PHONE,
    baseURL: proxy.address,
    locale: 'nl-NL',
    timezoneId: 'Europe/Amsterdam',
  })
  await withPhone(context, async page => {
    // Its clock is three weeks ahead.
    await page.clock.install({ time: Date.now() + 21 * 86_400_000 })
    await signIn(page, FITTER)
    await kept(page, '/api/company/getverticaldatafields')
    await page.goto(`/flow_detail/${flow.id}?options=dossier`)
    await page.getByRole('link', { name: /^Voordak/ }).click()
    await kept(page, `/api/flow/${flow.id}/flowdataitems`)

    await test.step('the network goes in the middle of a form, and the page is opened anew', async () => {
      await page.getByLabel('Maat 1', { exact: true }).fill('100')
      await expect.poll(async () => (await items())[0]?.field_values.maat_1).toBe(100)
      await context.setOffline(true)
      for (let at = 2; at <= 57; at++) await page.getByLabel(`Maat ${at}`, { exact: true }).fill(String(at))
      const shots = Array.from({ length: 20 }, (_, at) => photo(`dak-${at}.png`))
      await page.getByLabel('Foto', { exact: true }).setInputFiles(shots)
      await expect(page.locator('.surveys-photo')).toHaveCount(20)
      await page.reload()
      await expect(page.getByLabel('Maat 57')).toHaveValue('57')
      await expect(page.locator('.surveys-photo')).toHaveCount(20)
      await page.getByLabel('Opmerking').fill('Pannen los bij de nok')
      await page.getByRole('button', { name: 'Verzend formulier' }).first().click()
      await expect(page.getByText('Klaar. Gaat de deur uit zodra er verbinding is.')).toBeVisible()
    })

    await test.step('a second form is begun on the roof, and shows in its dossier', async () => {
      await page.goto(`/flow_detail/${flow.id}?options=dossier`)
      await page.getByRole('button', { name: 'Formulier toevoegen' }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByLabel('Formulier').selectOption({ label: name })
      await dialog.getByLabel('Naam').fill('Achterdak')
      await dialog.getByRole('button', { name: 'Begin' }).click()
      await page.getByLabel('Maat 1', { exact: true }).fill('7')
      await page.getByLabel('Foto', { exact: true }).setInputFiles([photo('achter.png')])
      await expect(page.locator('.surveys-photo')).toHaveCount(1)
      await page.goto(`/flow_detail/${flow.id}?options=dossier`)
      await expect(page.getByRole('link', { name: /^Achterdak/ })).toBeVisible()
    })

    await test.step('meanwhile somebody else fills in two fields of the first form on another device', async () => {
      await api.patch(`flowdataitem/${first.id}`, { field_values: { maat_3: 333 } })
    })

    await test.step('the network comes back in pieces: all of it arrives, in order, and once', async () => {
      proxy.loseAnswers(3)
      await context.setOffline(false)
      await page.goto('/dashboard')
      // Not before the app is there: a clock that runs ahead would be a server that says nothing for a minute.
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      const photosOf = async (id: number) => (await api.get<object[]>(`flowdataitem/${id}/getpictures`)).length
      const arrived = async () => {
        await page.clock.runFor(61_000)
        const forms = await items()
        return Promise.all(
          forms.map(async ({ id, description, field_values }) => [
            description,
            field_values.maat_1,
            await photosOf(id),
          ]),
        )
      }
      await expect.poll(arrived, { timeout: 90_000 }).toEqual([
        ['Voordak', 100, 20],
        ['Achterdak', 7, 1],
      ])
      proxy.loseAnswers(0)
      const [front] = await items()
      expect(front?.field_values).toMatchObject({
        maat_2: 2,
        maat_57: 57,
        omtrek: 204,
        opmerking: 'Pannen los bij de nok',
      })
    })

    await test.step('what two people filled in differently is shown, and the form goes out once that is settled', async () => {
      expect((await items())[0]).toMatchObject({ status: 'open', field_values: { maat_3: 333 } })
      await page.goto(`/flowdataitem_detail/${first.id}`)
      await page.getByRole('button', { name: 'Neem die van mij' }).click()
      await expect(page.getByText(/^Verzonden .* door /)).toBeVisible()
      expect((await items())[0]).toMatchObject({ status: 'sent', field_values: { maat_3: 3 } })
    })

    await test.step('what comes too late for a form that somebody sent meanwhile is not lost', async () => {
      await api.post(`flowdataitem/${first.id}/rollBackStatus`, {})
      await page.reload()
      const remark = page.getByRole('textbox', { name: 'Opmerking' })
      await expect(remark).toBeVisible()
      await context.setOffline(true)
      await remark.fill('Ook een losse dakgoot')
      await api.post(`flowdataitem/${first.id}/markSent`, {})
      await context.setOffline(false)
      await page.getByRole('button', { name: 'Zet terug en voeg toe' }).click()
      await expect.poll(async () => (await items())[0]?.field_values.opmerking).toBe('Ook een losse dakgoot')
      await expect(page.getByText('kwam niet meer mee')).toHaveCount(0)
    })
  })
  await proxy.stop()
})

test('a form that was begun on the roof arrives as it was filled in there, whatever the office made of it meanwhile', async ({
  browser,
  baseURL,
}) => {
  const api = await apiAs(ADMINISTRATOR)
  const name = `Dak dat verandert ${ownNumber()}`
  const form = await api.post<{ id: number }>('vertical', { description: name })
  const add = (field: object) => api.post<{ id: number }>('verticaldatafield', { vertical_id: form.id, ...field })
  const width = await add({ field_label: 'Breedte', field_type: 'number' })
  const kind = await add({ field_label: 'Soort', field_type: 'selectbox', options: 'Pannen, Leien' })
  const remark = await add({ field_label: 'Opmerking' })
  const flow = await api.post<{ id: number }>('flow', { relation: { fullname: 'Hanne Hoogdak' } })
  const context = await browser.newContext({ ...PHONE, baseURL, locale: 'nl-NL', timezoneId: 'Europe/Amsterdam' })
  await withPhone(context, async page => {
    await signIn(page, FITTER)
    await beginWithoutNetwork(page, flow.id, name)
    await page.getByLabel('Breedte').fill('42')
    await page.getByLabel('Leien').check({ force: true })
    await page.getByLabel('Opmerking').fill('Nok los')
    await page.getByRole('button', { name: 'Verzend formulier' }).first().click()
    await expect(page.getByText('Klaar. Gaat de deur uit zodra er verbinding is.')).toBeVisible()

    await api.patch(`verticaldatafield/${width.id}`, { field_label: 'Breedte in mm', field_name: 'breedte_mm' })
    await api.patch(`verticaldatafield/${kind.id}`, { options: 'Riet, Staal' })
    await api.remove(`verticaldatafield/${remark.id}`)

    await test.step('what waits is told on the tile, with its whole name and how far it is, and in the bar', async () => {
      await page.goto(`/flow_detail/${flow.id}?options=dossier`)
      const tile = page.locator('.surveys-tile').filter({ hasText: name })
      await expect(tile).toContainText('Klaar, wacht op verbinding')
      await expect(tile).toContainText('3/3')
      const [text, box] = [tile.getByText(name, { exact: true }), await tile.boundingBox()]
      expect(await text.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBeLessThanOrEqual(0)
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(390)
      await expect(page.getByRole('link', { name: '1 wacht op dit apparaat' })).toBeVisible()
    })

    await context.setOffline(false)
    const items = () => api.get<{ status: string; field_values: object }[]>(`flow/${flow.id}/flowdataitems`)
    await expect
      .poll(async () => (await items()).map(({ status, field_values }) => ({ status, field_values })), {
        timeout: 120_000,
      })
      .toEqual([{ status: 'sent', field_values: { breedte: 42, soort: 'Leien', opmerking: 'Nok los' } }])
    await expect(page.getByText('wacht op dit apparaat')).toHaveCount(0)
  })
})

test('on a phone without network a make offers only its types, and another make asks for the type anew before the form may go', {
  tag: '@long',
}, async ({ browser, baseURL }) => {
  const api = await apiAs(ADMINISTRATOR)
  const name = `Ketel ${ownNumber()}`
  const form = await api.post('vertical', { description: name })
  const add = (field: object) =>
    api.post('verticaldatafield', { vertical_id: form.id, field_type: 'selectbox', required: 1, ...field })
  await add({ field_label: 'Merk', options: 'Elco, Remeha' })
  const lists = [
    { field_value: 'Elco', options: 'Aerotop, Thision' },
    { field_value: 'Remeha', options: 'Tzerra, Calenta' },
  ]
  await add({ field_label: 'Type', options_by: { field_name: 'merk', lists } })
  const flow = await api.post('flow', { relation: { fullname: 'Hanne Hoogdak' } })
  const context = await browser.newContext({ ...PHONE, baseURL, locale: 'nl-NL', timezoneId: 'Europe/Amsterdam' })
  await withPhone(context, async page => {
    await signIn(page, FITTER)
    await beginWithoutNetwork(page, flow.id, name)
    const field = (place: string) => page.locator(`[data-place="${place}"]`)
    const choices = field('type').getByRole('radio')
    const offered = () => choices.evaluateAll(all => all.map(one => one.closest('label')?.textContent))
    const choose = (place: string, choice: string) => field(place).getByText(choice, { exact: true }).click()
    const send = () => page.getByRole('button', { name: 'Verzend formulier' }).first().click()

    await test.step('types are offered once there is a make, and only those of it', async () => {
      await expect(field('type')).toContainText('Kies eerst Merk.')
      await expect(choices).toHaveCount(0)
      await choose('merk', 'Remeha')
      await expect.poll(offered).toEqual(['Tzerra', 'Calenta'])
      await choose('type', 'Tzerra')
    })

    await test.step('after another make the type that does not belong is to be chosen anew, also when the page is opened again', async () => {
      await choose('merk', 'Elco')
      await page.reload()
      await expect(field('type')).toContainText('Kies opnieuw: Tzerra hoort niet bij Elco.')
      await send()
      await expect(page.getByRole('dialog')).toContainText('Type')
      await page.getByRole('dialog').getByRole('button', { name: 'Sluit' }).first().click()
      await choose('type', 'Thision')
      await expect.poll(offered).toEqual(['Aerotop', 'Thision'])
      await expect(field('type')).not.toContainText('Kies opnieuw')
      await send()
      await expect(page.getByText('Klaar. Gaat de deur uit zodra er verbinding is.')).toBeVisible()
    })

    await context.setOffline(false)
    const items = () => api.get<{ status: string; field_values: object }[]>(`flow/${flow.id}/flowdataitems`)
    await expect
      .poll(async () => (await items()).map(({ status, field_values }) => ({ status, field_values })), {
        timeout: 120_000,
      })
      .toEqual([{ status: 'sent', field_values: { merk: 'Elco', type: 'Thision' } }])
  })
})

test('two windows of one form on a device keep what was filled in in each of them, and all of it arrives', {
  tag: '@long',
}, async ({ browser, baseURL }) => {
  const api = await apiAs(ADMINISTRATOR)
  const form = await api.post<{ id: number }>('vertical', { description: `Twee vensters ${ownNumber()}` })
  for (const field_label of ['Breedte', 'Lengte', 'Opmerking'])
    await api.post('verticaldatafield', { vertical_id: form.id, field_label })
  const flow = await api.post<{ id: number }>('flow', { relation: { fullname: 'Hanne Hoogdak' } })
  const body = { vertical_id: form.id, description: 'Voordak' }
  const { id } = await api.post<{ id: number }>(`flow/${flow.id}/addflowdataitem`, body)
  const context = await browser.newContext({ ...PHONE, baseURL, locale: 'nl-NL', timezoneId: 'Europe/Amsterdam' })
  await withPhone(context, async page => {
    await signIn(page, FITTER)
    await page.goto(`/flowdataitem_detail/${id}`)
    const other = await context.newPage()
    await other.goto(`/flowdataitem_detail/${id}`)
    await expect(other.getByLabel('Breedte')).toBeVisible()
    await kept(page, `/api/flowdataitem/${id}`)
    await context.setOffline(true)
    await page.getByLabel('Breedte').fill('4')
    await other.getByLabel('Lengte').fill('5')
    await page.getByLabel('Opmerking').fill('van het eerste')
    await other.getByLabel('Opmerking').fill('van het tweede')
    await other.close()
    await page.reload()
    await expect(page.getByLabel('Breedte')).toHaveValue('4')
    await expect(page.getByLabel('Lengte')).toHaveValue('5')
    // Both filled it in: one shows, and the other is told beside it.
    await expect(page.getByRole('alert').filter({ hasText: /van het (eerste|tweede)/ })).toHaveCount(1)
    await page.getByRole('button', { name: 'Neem die van mij' }).click()
    await context.setOffline(false)
    const values = async () => (await api.get<{ field_values: object }>(`flowdataitem/${id}`)).field_values
    await expect.poll(values, { timeout: 30_000 }).toMatchObject({ breedte: '4', lengte: '5' })
    await expect.poll(values).toMatchObject({ opmerking: expect.stringMatching(/van het (eerste|tweede)/) })
  })
})

test(
  'a photo that is too large goes as the server keeps it, with when it was taken, and a form waits for its last photo',
  { tag: '@long' },
  async ({ browser, baseURL }, testInfo) => {
    const api = await apiAs(ADMINISTRATOR)
    const form = await api.post<{ id: number }>('vertical', { description: `Grote foto ${ownNumber()}` })
    await api.post('verticaldatafield', { vertical_id: form.id, field_label: 'Foto van het dak', field_type: 'photo' })
    const flow = await api.post<{ id: number }>('flow', { relation: { fullname: 'Hanne Hoogdak' } })
    const { id } = await api.post<{ id: number }>(`flow/${flow.id}/addflowdataitem`, { vertical_id: form.id })
    const large = await sharp(randomBytes(3600 * 2600 * 3), { raw: { width: 3600, height: 2600, channels: 3 } })
      .withExif({ IFD2: { DateTimeOriginal: '2026:03:04 15:06:07' } })
      .jpeg({ quality: 100 })
      .toBuffer()
    const path = testInfo.outputPath('dak.jpg')
    await writeFile(path, large)
    expect(large.byteLength).toBeGreaterThan(10_500_000)
    const context = await browser.newContext({ ...PHONE, baseURL, locale: 'nl-NL', timezoneId: 'Europe/Amsterdam' })
    await withPhone(context, async page => {
      await signIn(page, FITTER)
      await page.goto(`/flowdataitem_detail/${id}`)
      const take = page.getByLabel('Foto', { exact: true })
      await take.setInputFiles(path)
      const pictures = () =>
        api.get<{ filename: string; taken_at: string; size: number }[]>(`flowdataitem/${id}/getpictures`)
      await expect.poll(async () => (await pictures()).length, { timeout: 60_000 }).toBe(1)
      expect(await pictures()).toMatchObject([
        { filename: 'dak.jpg', taken_at: expect.stringContaining('2026-03-04T14:06:07') },
      ])

      await take.setInputFiles([{ name: 'geen-foto.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('geen foto') }])
      await expect(page.locator('[data-refused]')).toHaveCount(1)
      await page.getByRole('button', { name: 'Verzend formulier' }).first().click()
      await expect(page.getByText('Klaar. Gaat de deur uit zodra is opgelost wat hier nog wacht.')).toBeVisible()
      expect((await api.get<{ status: string }>(`flowdataitem/${id}`)).status).toBe('open')
      await page.getByRole('button', { name: 'Verwijder geen-foto.jpg' }).click()
      await expect(page.getByText(/^Verzonden .* door /)).toBeVisible()
    })
  },
)

/** All that the device keeps of forms, as text. */
const keptOnDevice = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const database = await new Promise<IDBDatabase>(done => {
      const request = indexedDB.open('vakwerk')
      request.onsuccess = () => done(request.result)
    })
    const values = await new Promise<unknown[]>(done => {
      const request = database.transaction('kept').objectStore('kept').getAll()
      request.onsuccess = () => done(request.result)
    })
    const text = (_: string, value: unknown) =>
      value instanceof ArrayBuffer ? new TextDecoder('latin1').decode(value) : value
    return values.map(value => JSON.stringify(value, text))
  })

/** Begins a form that asks a remark, in a dossier of its own; its number. */
async function beginRemark(api: Awaited<ReturnType<typeof apiAs>>, description: string): Promise<number> {
  const form = await api.post<{ id: number }>('vertical', { description: `${description} ${ownNumber()}` })
  await api.post('verticaldatafield', { vertical_id: form.id, field_label: 'Opmerking' })
  const flow = await api.post<{ id: number }>('flow', { relation: { fullname: 'Hanne Hoogdak' } })
  return (await api.post<{ id: number }>(`flow/${flow.id}/addflowdataitem`, { vertical_id: form.id })).id
}

test('who signs out leaves unsent work sealed on the device, is told of it, and goes on with it once they are back', async ({
  browser,
  baseURL,
}) => {
  const api = await apiAs(ADMINISTRATOR)
  const id = await beginRemark(api, 'Verzegeld')
  const context = await browser.newContext({ ...PHONE, baseURL, locale: 'nl-NL', timezoneId: 'Europe/Amsterdam' })
  await withPhone(context, async page => {
    await signIn(page, FITTER)
    await kept(page, '/api/company/getverticaldatafields')
    await page.goto(`/flowdataitem_detail/${id}`)
    await expect(page.getByLabel('Opmerking')).toBeVisible()
    await context.setOffline(true)
    await page.getByLabel('Opmerking').fill('Geheim van het dak')
    await expect.poll(() => keptOnDevice(page)).toEqual([expect.stringContaining('Geheim')])
    await page.goto('/dashboard')
    await page.getByRole('button', { name: 'Meer' }).click()
    await page.getByRole('button', { name: /^Ruben/ }).click()
    await page.getByRole('menuitem', { name: 'Uitloggen' }).click()
    await expect(page.getByText('Op dit apparaat wacht werk van Ruben')).toBeVisible()
    const sealed = await keptOnDevice(page)
    expect(sealed.length).toBeGreaterThan(0)
    expect(sealed.join()).not.toContain('Geheim')
    await context.setOffline(false)
    await signIn(page, FITTER)
    const answers = async () => (await api.get<{ field_values: object }>(`flowdataitem/${id}`)).field_values
    await expect.poll(answers, { timeout: 60_000 }).toEqual({ opmerking: 'Geheim van het dak' })
    await expect.poll(() => keptOnDevice(page)).toEqual([])
  })
})

test('work that nobody came back for in ninety days is erased when the next person signs in', { tag: '@long' }, async ({
  browser,
  baseURL,
}) => {
  const id = await beginRemark(await apiAs(ADMINISTRATOR), 'Vergeten')
  const context = await browser.newContext({ ...PHONE, baseURL, locale: 'nl-NL', timezoneId: 'Europe/Amsterdam' })
  await withPhone(context, async page => {
    await signIn(page, FITTER)
    await page.goto(`/flowdataitem_detail/${id}`)
    await page.route(/\/api\/flowdataitem\/\d+$/, route =>
      route.request().method() === 'PATCH' ? route.abort() : route.fallback(),
    )
    await page.getByLabel('Opmerking').fill('Nooit verzonden')
    await expect.poll(() => keptOnDevice(page)).toEqual([expect.stringContaining('Nooit verzonden')])
    await page.goto('/dashboard')
    await page.getByRole('button', { name: 'Meer' }).click()
    await page.getByRole('button', { name: /^Ruben/ }).click()
    await page.getByRole('menuitem', { name: 'Uitloggen' }).click()
    await expect(page.getByText('Op dit apparaat wacht werk van Ruben')).toBeVisible()
    await page.clock.install({ time: Date.now() + 91 * 86_400_000 })
    await page.goto('/')
    await expect(page.getByLabel('E-mailadres')).toBeVisible()
    await expect(page.getByText('Op dit apparaat wacht werk van')).toHaveCount(0)
    await signIn(page, 'manager@zonnigdak.example')
    await expect.poll(() => keptOnDevice(page)).toEqual([])
  })
})

test('a browser that keeps nothing asks before the window closes over what was filled in and not sent', {
  tag: '@long',
}, async ({ browser, baseURL }) => {
  const id = await beginRemark(await apiAs(ADMINISTRATOR), 'Onbewaard')
  const context = await browser.newContext({ ...PHONE, baseURL, locale: 'nl-NL', timezoneId: 'Europe/Amsterdam' })
  await withPhone(context, async page => {
    await page.addInitScript(() => {
      indexedDB.open = () => {
        throw new DOMException('No storage in this window', 'InvalidStateError')
      }
    })
    await signIn(page, FITTER)
    await page.goto(`/flowdataitem_detail/${id}`)
    await page.route(/\/api\/flowdataitem\/\d+$/, route =>
      route.request().method() === 'PATCH' ? route.abort() : route.fallback(),
    )
    await page.getByLabel('Opmerking').fill('Alleen in dit venster')
    const asked = page.waitForEvent('dialog')
    await page.close({ runBeforeUnload: true })
    const dialog = await asked
    expect(dialog.type()).toBe('beforeunload')
    await dialog.dismiss()
    await expect(page.getByLabel('Opmerking')).toHaveValue('Alleen in dit venster')
  })
})
