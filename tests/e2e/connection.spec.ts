import { expect, type Page, test } from '@playwright/test'
import { type Api, apiAs } from './api-as'
import { ADMINISTRATOR, go } from './sign-in'

/** What screens do where the connection falters: nothing typed is lost, nothing happens twice, nobody waits in vain. */
test.use({ viewport: { width: 1440, height: 900 } })

let api: Api
test.beforeEach(async ({ page }) => {
  api = await apiAs(ADMINISTRATOR, page)
})

async function quotation(items: object[]) {
  const flow = await api.post('flow', { relation: { fullname: 'Lies Verbinding' } })
  type Quotation = { id: number; flow_id: number; calculation_id: number }
  return api.post<Quotation>('quotation', { flow_id: flow.id, items })
}

const calculation = (id: number) =>
  api.get<{ calculationitems: { id: number; item_name: string }[] }>(`calculation/${id}`)

const NO_CONNECTION = 'Geen verbinding. Controleer je internet en probeer het opnieuw.'

/** Writes that wait until they are let go. */
async function held(page: Page, address: string): Promise<{ requests: string[]; release: () => void }> {
  let release = (): void => undefined
  const free = new Promise<void>(resolve => (release = resolve))
  const requests: string[] = []
  await page.route(address, async route => {
    if (route.request().method() === 'GET') return route.continue()
    requests.push(route.request().url())
    await free
    await route.continue()
  })
  return { requests, release: () => release() }
}

/** The connection is back, as the browser tells it. */
const online = (page: Page) => page.evaluate(() => dispatchEvent(new Event('online')))

test('lines of a quotation are kept where the connection falters or the server fails: nothing is lost, sent twice or said of others', async ({
  page,
}) => {
  await test.step('what is typed in a quotation without a connection stays, is not sent to the customer, and is saved once there is one', async () => {
    const items = [{ item_name: 'Zonnepanelen', unit_rate_exc_manual: 1000, vat_percentage: 21 }]
    const { id, calculation_id } = await quotation(items)
    await page.goto(`/quotation_detail/${id}`)
    const line = page.getByRole('textbox', { name: /^Omschrijving/ }).first()
    await expect(line).toHaveValue('Zonnepanelen')
    const state = page.locator('[role=status]').filter({ hasText: /pgeslagen/ })
    await page.route('**/api/calculationitem/*', route => route.abort())
    await line.fill('Zonnepanelen op het noorden')
    await line.blur()
    await expect(state).toHaveText('Niet opgeslagen')
    await expect(page.getByText(NO_CONNECTION)).toBeVisible()
    await page.getByRole('button', { name: 'Sluit' }).first().click()
    await page.getByRole('button', { name: 'Versturen' }).click()
    await expect(page.getByText(NO_CONNECTION)).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(line).toHaveValue('Zonnepanelen op het noorden')
    await page.unroute('**/api/calculationitem/*')
    await online(page)
    await expect(state).toHaveText(/^Opgeslagen/)
    const { calculationitems } = await calculation(calculation_id)
    expect(calculationitems).toEqual([expect.objectContaining({ item_name: 'Zonnepanelen op het noorden' })])
    await expect(line).toHaveValue('Zonnepanelen op het noorden')
  })

  await test.step('a change that arrived while its answer got lost is saved by sending it again, and nobody else is said to have made it', async () => {
    const { id, calculation_id } = await quotation([{ item_name: 'Boiler', unit_rate_exc_manual: 1000 }])
    await go(page, `/quotation_detail/${id}`)
    const line = page.getByRole('textbox', { name: /^Omschrijving/ }).first()
    await expect(line).toHaveValue('Boiler')
    const answers: number[] = []
    await page.route('**/api/calculationitem/*', async route => {
      const answer = await route.fetch()
      answers.push(answer.status())
      return answers.length === 1 ? route.abort() : route.fulfill({ response: answer })
    })
    await line.fill('Boiler van 200 liter')
    await line.blur()
    const state = page.locator('[role=status]').filter({ hasText: /pgeslagen/ })
    await expect(state).toHaveText('Niet opgeslagen')
    await online(page)
    await expect(state).toHaveText(/^Opgeslagen/)
    expect(answers).toEqual([200, 412, 200])
    await expect(page.getByText(/gewijzigd/)).toHaveCount(0)
    const { calculationitems } = await calculation(calculation_id)
    expect(calculationitems).toEqual([expect.objectContaining({ item_name: 'Boiler van 200 liter' })])
    await page.unrouteAll()
  })

  await test.step('a line that the server fails on says so by itself; the others are saved, and it is once the server can', async () => {
    const items = ['Paneel', 'Omvormer'].map(item_name => ({ item_name, unit_rate_exc_manual: 100 }))
    const { id, calculation_id } = await quotation(items)
    const saved = async () => {
      const { calculationitems } = await calculation(calculation_id)
      return calculationitems.map(({ item_name }) => item_name)
    }
    const before = await calculation(calculation_id)
    const [first] = before.calculationitems
    await go(page, `/quotation_detail/${id}`)
    const line = (at: number) => page.getByRole('textbox', { name: /^Omschrijving/ }).nth(at)
    await expect(line(0)).toHaveValue('Paneel')
    const failing = `**/api/calculationitem/${first?.id}`
    await page.route(failing, route => route.fulfill({ status: 500, json: { message: 'Er ging iets mis.' } }))
    await line(0).fill('Paneel 440 Wp')
    await line(0).blur()
    const again = page.getByRole('button', { name: 'Opnieuw', exact: true })
    await expect(again).toBeVisible()
    await line(1).fill('Omvormer 5 kW')
    await line(1).blur()
    await expect.poll(saved).toEqual(['Paneel', 'Omvormer 5 kW'])
    await expect(line(0)).toHaveValue('Paneel 440 Wp')
    // The words stand there since the first try: the second has to be over before the server can again.
    const refused = page.waitForResponse(failing)
    await page.getByRole('button', { name: 'Versturen' }).click()
    await refused
    await expect(page.getByText('Er ging iets mis.').first()).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await page.unroute(failing)
    await again.click()
    await expect.poll(saved).toEqual(['Paneel 440 Wp', 'Omvormer 5 kW'])
    await expect(again).toHaveCount(0)
  })

  await test.step('a line that the server fails on is not lost by leaving the editor: one stays to send it again, or gives it up', async () => {
    const { id, calculation_id } = await quotation([{ item_name: 'Paneel', unit_rate_exc_manual: 100 }])
    await go(page, `/quotation_detail/${id}`)
    const line = page.getByRole('textbox', { name: /^Omschrijving/ }).first()
    await expect(line).toHaveValue('Paneel')
    const away = page.getByRole('navigation', { name: 'Hoofdmenu' }).getByRole('link', { name: 'Relaties' })
    const failing = '**/api/calculationitem/*'
    await page.route(failing, route => route.fulfill({ status: 500, json: { message: 'Er ging iets mis.' } }))
    await line.fill('Paneel 440 Wp')
    await away.click()
    const question = page.getByRole('dialog', { name: 'Je wijzigingen weggooien?' })
    await question.getByRole('button', { name: 'Ga verder' }).click()
    await expect(page).toHaveURL(new RegExp(`/quotation_detail/${id}$`))
    await expect(line).toHaveValue('Paneel 440 Wp')
    await expect(page.getByRole('button', { name: 'Opnieuw', exact: true })).toBeVisible()
    await page.unroute(failing)
    await away.click()
    await expect(page).toHaveURL(/relation_overview/)
    expect((await calculation(calculation_id)).calculationitems).toEqual([
      expect.objectContaining({ item_name: 'Paneel 440 Wp' }),
    ])

    await go(page, `/quotation_detail/${id}`)
    await expect(line).toHaveValue('Paneel 440 Wp')
    await page.route(failing, route => route.fulfill({ status: 500, json: { message: 'Er ging iets mis.' } }))
    await line.fill('Iets anders')
    await away.click()
    await question.getByRole('button', { name: 'Gooi weg' }).click()
    await expect(page).toHaveURL(/relation_overview/)
  })
})

test('widgets, their order and copies of a quotation hold out against late and lost answers', { tag: '@long' }, async ({
  page,
}) => {
  await test.step('text that is typed in a widget while an earlier part of it is on its way stays', async () => {
    const { id } = await quotation([])
    await api.post('documentwidget', {
      widgetable_type: 'quotation',
      widgetable_id: id,
      document_widget_type_tag: 'HEADER',
      order: 0,
    })
    await page.goto(`/quotation_detail/${id}`)
    await page.getByRole('button', { name: 'Kop bewerken' }).click()
    const heading = page.getByRole('textbox', { name: 'Kop', exact: true })
    let release = (): void => undefined
    const held = new Promise<void>(resolve => (release = resolve))
    const sent: unknown[] = []
    await page.route('**/api/documentwidget/*', async route => {
      if (route.request().method() !== 'PATCH') return route.continue()
      sent.push(route.request().postDataJSON())
      await held
      await route.continue()
    })
    await heading.fill('Uw dak')
    await expect.poll(() => sent.length).toBe(1)
    await heading.fill('Uw nieuwe dak')
    release()
    await expect.poll(() => sent.at(-1)).toEqual({ stringcontent: 'Uw nieuwe dak' })
    await expect(heading).toHaveValue('Uw nieuwe dak')
    await page.unrouteAll()
  })

  await test.step('what is asked for again while it is on its way is made once', async () => {
    const { id, flow_id } = await quotation([])
    await go(page, `/quotation_detail/${id}`)
    const asked = await held(page, '**/api/quotation/*/duplicate')
    const duplicate = async () => {
      await page.getByRole('banner').getByRole('button', { name: 'Meer' }).last().click()
      await page.getByRole('menuitem', { name: 'Dupliceer' }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Dupliceer' }).click()
    }
    await duplicate()
    await expect.poll(() => asked.requests.length).toBe(1)
    await duplicate()
    await expect.poll(() => asked.requests.length).toBe(2)
    asked.release()
    await expect(page).not.toHaveURL(new RegExp(`/quotation_detail/${id}$`))
    expect(await api.get(`quotation?flow_id=${flow_id}`)).toHaveLength(2)
    await page.unrouteAll()
  })

  await test.step('what is dragged in a quotation goes back by a 500, a lost connection and a refusal that is there at once: a line, and a widget too', async () => {
    const { id } = await quotation(
      ['Panelen', 'Omvormer'].map(item_name => ({ item_name, unit_rate_exc_manual: 100, vat_percentage: 21 })),
    )
    for (const [order, tag] of ['HEADER', 'PAGEBREAK'].entries())
      await api.post('documentwidget', {
        widgetable_type: 'quotation',
        widgetable_id: id,
        document_widget_type_tag: tag,
        order,
      })
    const grips = page.getByRole('button', { name: /verslepen$/ })
    const lines = page.getByRole('button', { name: /^Regel .+ verslepen$/ })
    const opened = async () => {
      await expect(lines).toHaveCount(2)
      await expect(page.getByRole('button', { name: 'Nieuwe pagina verslepen' })).toBeVisible()
    }
    const order = () => grips.evaluateAll(all => all.map(grip => grip.getAttribute('aria-label')))
    const writes = /\/api\/(calculation|documentwidget|calculationitem)\//
    await page.goto(`/quotation_detail/${id}`)
    for (const failure of ['500', 'a lost connection', 'a refusal that is there at once']) {
      if (failure === 'a refusal that is there at once') {
        await answerAtOnce(page)
        await page.reload()
      }
      await opened()
      const names = await order()
      await page.route(writes, route => {
        if (route.request().method() === 'GET') return route.continue()
        return failure === '500' ? route.fulfill({ status: 500 }) : route.abort()
      })
      for (const grip of [lines.first(), grips.first()]) {
        await grip.focus()
        for (const key of ['Space', 'ArrowDown', 'Space']) await page.keyboard.press(key)
        const told = page.locator('.vk-toast')
        await expect(told, failure).toBeVisible()
        await expect.poll(order, failure).toEqual(names)
        await told.getByRole('button', { name: 'Sluit' }).click()
        await expect(told).toHaveCount(0)
      }
      await page.unroute(writes)
    }
  })
})

const lists = [
  ['/product_overview', '**/api/product?*', 'de producten', '503'],
  ['/product_overview', '**/api/product?*', 'de producten', 'a lost connection'],
  ['/overdueinvoice_overview.html', '**/api/invoice?*', 'de verlopen facturen', 'a lost connection'],
] as const

test('records, views, prices and lists hold out against late and lost answers', { tag: '@long' }, async ({ page }) => {
  await test.step('a record whose answer got lost is not made twice by saving again', async () => {
    const name = `Verlengkabel ${Date.now()}`
    await page.goto('/product_overview')
    await page.getByRole('banner').getByRole('button', { name: 'Product' }).click()
    const form = page.getByRole('dialog')
    await form.getByRole('textbox').first().fill(name)
    await page.route('**/api/product', async route => {
      await route.fetch()
      await route.abort()
    })
    await form.locator('button[type=submit]').click()
    await expect(form.getByText(NO_CONNECTION)).toBeVisible()
    await expect(form.getByRole('textbox').first()).toHaveValue(name)
    await page.unroute('**/api/product')
    await form.locator('button[type=submit]').click()
    await expect(form).toHaveCount(0)
    expect(await api.get(`product?query=${encodeURIComponent(name)}`)).toHaveLength(1)
  })

  await test.step('a second click on what is being saved sends nothing', async () => {
    const { id } = await api.post('flow', { relation: { fullname: 'Lies Verbinding' } })
    await page.goto(`/flow_detail/${id}`)
    const asked = await held(page, '**/api/flow/*')
    const done = page.getByRole('region', { name: 'Volgende stap' }).getByRole('button', { name: 'Afspraak gemaakt' })
    await done.click()
    await expect.poll(() => asked.requests.length).toBe(1)
    await done.click()
    asked.release()
    await expect(done).toHaveCount(0)
    await expect(page.locator('.vk-toast')).toHaveCount(0)
    expect(asked.requests).toHaveLength(1)
    await page.unrouteAll()
  })

  await test.step('the name of a view that cannot be kept stays to be tried again', async () => {
    await go(page, '/relation_overview?lead_source=Vergelijker')
    await page.getByRole('button', { name: 'Weergave', exact: true }).click()
    const form = page.getByRole('dialog', { name: 'Nieuwe weergave' })
    const title = `Vergelijker ${Date.now()}`
    await form.getByRole('textbox').fill(title)
    await page.route('**/api/listview', route =>
      route.request().method() === 'POST' ? route.abort() : route.continue(),
    )
    await form.locator('button[type=submit]').click()
    await expect(form.getByText(NO_CONNECTION)).toBeVisible()
    await expect(form.getByRole('textbox')).toHaveValue(title)
    await page.unroute('**/api/listview')
    await form.locator('button[type=submit]').click()
    await expect(form).toHaveCount(0)
    await expect(page.getByRole('button', { name: title, pressed: true })).toBeVisible()
  })

  await test.step('a price typed while the one before is being saved stays, and both are saved', async () => {
    const { id } = await api.post('product', { item_name: `Steiger ${Date.now()}` })
    await go(page, `/product_detail/${id}`)
    const row = page.getByRole('row').nth(1)
    const [amount, rate] = [row.getByRole('textbox').nth(0), row.getByRole('textbox').nth(1)]
    let release = (): void => undefined
    const held = new Promise<void>(resolve => (release = resolve))
    await page.route('**/api/producttablerow/*', async route => {
      await held
      await route.continue()
    })
    await amount.fill('25')
    await amount.press('Tab')
    await rate.fill('12,50')
    await rate.press('Tab')
    release()
    const saved = async () => {
      const { producttablerows } = await api.get<{ producttablerows: object[] }>(`product/${id}`)
      return producttablerows[0]
    }
    await expect.poll(saved).toMatchObject({ unit_amount: 25, unit_rate_exc: 12.5 })
    await expect(amount).toHaveValue('25')
    await expect(rate).toHaveValue('12,50')
    await page.unrouteAll()
  })

  await test.step('a price that could not be saved is marked until it is, and saved by asking again', async () => {
    const { id } = await api.post('product', { item_name: `Dakhaak ${Date.now()}` })
    await go(page, `/product_detail/${id}`)
    const row = page.getByRole('row').nth(1)
    const rate = row.getByRole('textbox').nth(1)
    await page.route('**/api/producttablerow/*', route => route.abort())
    await rate.fill('12,50')
    await rate.press('Tab')
    await expect(rate).toHaveAttribute('aria-invalid', 'true')
    await expect(rate).toHaveValue('12,50')
    await page.unroute('**/api/producttablerow/*')
    await row.getByRole('button', { name: 'Niet bewaard, probeer opnieuw' }).click()
    await expect(rate).not.toHaveAttribute('aria-invalid')
    const { producttablerows } = await api.get<{ producttablerows: object[] }>(`product/${id}`)
    expect(producttablerows[0]).toMatchObject({ unit_rate_exc: 12.5 })
  })

  await test.step('a list that fails says so within two seconds, and comes by trying again', async () => {
    await page.clock.install()
    for (const [screen, asks, what, failure] of lists) {
      const how = `${screen}, ${failure}`
      await page.route(asks, route => (failure === '503' ? route.fulfill({ status: 503 }) : route.abort()))
      const asked = page.waitForRequest(asks)
      await page.goto(screen)
      await asked
      await page.clock.runFor(2000)
      const told = page.getByRole('alert').filter({ hasText: `We konden ${what} niet laden` })
      await expect(told, how).toBeVisible()
      await page.unroute(asks)
      await told.getByRole('button', { name: 'Probeer nu opnieuw' }).click()
      await expect(page.locator('.vk-list-body').getByRole('link').first(), how).toBeVisible()
    }
  })
})

test('a screen that is first opened without a connection comes by itself once there is one', async ({ page }) => {
  await test.step('its answers, when the connection is back and when somebody comes back to the window', async () => {
    const [[screen, asks, what]] = lists
    for (const back of ['online', 'focus']) {
      await page.route(asks, route => route.abort())
      await page.goto('/dashboard')
      await go(page, screen)
      const told = page.getByRole('alert').filter({ hasText: `We konden ${what} niet laden` })
      await expect(told, back).toBeVisible()
      await page.unroute(asks)
      await page.evaluate(name => dispatchEvent(new Event(name)), back)
      // By itself it would try again after 15 seconds only.
      await expect(page.locator('.vk-list-body').getByRole('link').first(), back).toBeVisible()
    }
  })

  await test.step('its code too', async () => {
    const code = '**/remotes/crm/static/js/async/*'
    await page.goto('/dashboard')
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
    await page.route(code, route => route.abort())
    await go(page, '/organization_overview')
    await expect(page.getByRole('alert').filter({ hasText: 'Dit kon niet worden geladen' })).toBeVisible()
    await page.unroute(code)
    await online(page)
    await expect(page.locator('.vk-list-body').getByRole('link').first()).toBeVisible()
  })
})

/** Answers to what matches that are there before anything can be drawn: what was read as it was, writes refused. */
const answerAtOnce = (page: Page) =>
  page.addInitScript(() => {
    const { fetch } = window
    const read = new Map<string, Response>()
    const answer = async (...asked: Parameters<typeof fetch>) => {
      const request = new Request(...asked)
      if (!/\/api\/(calculation|documentwidget)/.test(request.url)) return fetch(request)
      if (request.method !== 'GET') throw new TypeError('Failed to fetch')
      const there = read.get(request.url) ?? (await fetch(request))
      read.set(request.url, there.clone())
      return there
    }
    window.fetch = Object.assign(answer, { preconnect: fetch.preconnect })
  })
