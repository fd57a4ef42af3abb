import { expect, test } from '@playwright/test'
import { clearOfMidnight } from '../../core/testing/midnight'
import { apiAs } from './api-as'
import { ADMINISTRATOR, fillSignIn, go, openAs, signIn } from './sign-in'

/** The shell as a product: how it starts and who comes in where. */
test.use({ viewport: { width: 1440, height: 900 } })

test('who comes in where: partners, staff and platform staff, with a session that ended, that is late or that nobody can tell', async ({
  page,
  browser,
  baseURL,
}) => {
  await test.step('partners, staff and platform staff sign in at the same page (R-GEN-005)', async () => {
    for (const [name, landing] of [
      ['partner@zonnigdak.example', /\/dashboard_partner$/],
      ['verkoop@zonnigdak.example', /\/dashboard/],
      ['platform@vakwerk.example', /\/admin\/dashboardadmin/],
    ] as const) {
      const page = await (await browser.newContext()).newPage()
      await page.goto('/login')
      await fillSignIn(page, name)
      await expect(page).toHaveURL(landing)
      // Users of a partner are offered the pages of partners and no others (G-PARTNERROLE).
      if (name.startsWith('partner')) await expect(page.locator('.vk-sidebar nav a')).toHaveText(['Partnerdashboard'])
      await page.close()
    }
  })

  await test.step('a session that has ended leads to the sign-in page', async () => {
    await page.context().addCookies([{ name: 'signed_in', value: '1', url: baseURL ?? '' }])
    await page.goto('/relation_overview')
    await expect(page.getByLabel('E-mailadres')).toBeVisible()
    await page.context().clearCookies()
  })

  await test.step('a visitor who wanted a page gets it after signing in, view and all (C-01)', async () => {
    await page.goto('/relation_overview?q=Post')
    await expect(page).toHaveURL(/\/login/)
    await fillSignIn(page, 'planning@zonnigdak.example')
    await expect(page).toHaveURL(/\/relation_overview\?q=Post/)
    await expect(page.getByRole('searchbox')).toHaveValue('Post')
  })

  await test.step('the dashboard is the standard one unless its address says otherwise (R-ROUTE-015)', async () => {
    for (const [address, chosen] of [
      ['/dashboard', 'Mijn werk'],
      ['/dashboard?usecase=sales', 'Verkoop'],
      ['/dashboard?usecase=onzin', 'Mijn werk'],
    ] as const) {
      await go(page, address)
      await expect(page.getByRole('radio', { name: chosen })).toBeChecked()
    }
  })

  await test.step('each dashboard shows what its role works with, and money only to who runs the company (R-ROUTE-015)', async () => {
    const panel = (name: string) => page.getByRole('region', { name, exact: true })
    for (const [usecase, flows, pipeline] of [
      ['standard', 'Dossiers', 0],
      ['sales', 'Nieuwste dossiers', 1],
      ['project', 'In uitvoering', 0],
    ] as const) {
      await go(page, `/dashboard?usecase=${usecase}`)
      await expect(panel(flows)).toBeVisible()
      await expect(panel('Pijplijn')).toHaveCount(pipeline)
    }
    for (const [who, seen] of [
      ['uitvoerder@zonnigdak.example', 0],
      ['manager@zonnigdak.example', 1],
    ] as const) {
      await openAs(page, who, '/dashboard?usecase=sales')
      await expect(panel('Pijplijn')).toBeVisible()
      await expect(page.getByText('Omzet excl. btw')).toHaveCount(seen)
    }
  })

  await test.step('a server that cannot tell who it is signs nobody out: both apps offer to try again', async () => {
    await apiAs('platform@vakwerk.example', page)
    for (const app of ['/relation_overview', '/admin/company_overview']) {
      let asked = 0
      // Stays until both have come: a route that goes after its one answer may take calls along that it holds.
      await page.route('**/api/authenticate/refresh', route =>
        ++asked === 1 ? route.fulfill({ status: 503 }) : route.continue(),
      )
      await page.goto(app)
      await expect(page.getByRole('heading', { name: 'Even niet bereikbaar' })).toBeVisible()
      await expect(page.getByLabel('E-mailadres')).toHaveCount(0)
      await page.getByRole('button', { name: 'Probeer nu opnieuw' }).click()
      await expect(page.getByRole('navigation', { name: 'Hoofdmenu' })).toBeVisible()
      expect(new URL(page.url()).pathname).toBe(app)
      await page.unrouteAll()
    }
  })

  await test.step('nothing in the bar of the phone is cut off, in either app', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    await apiAs('platform@vakwerk.example', page)
    for (const address of ['/relation_overview', '/admin/company_overview']) {
      await page.goto(address)
      const names = page.locator('.vk-phone-tab-name')
      await expect(names.last()).toBeVisible()
      expect(
        await names.evaluateAll(all =>
          all.filter(one => one.scrollWidth > one.clientWidth).map(one => one.textContent),
        ),
      ).toEqual([])
    }
    await page.setViewportSize({ width: 1440, height: 900 })
  })

  await test.step('who signs in on a phone sees the day, with the dashboards behind a link', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    await openAs(page, 'verkoop@zonnigdak.example', '/')
    await expect(page.getByRole('heading', { name: 'Vandaag' })).toBeVisible()
    await page.getByRole('main').getByRole('link', { name: 'Dashboard' }).click()
    await expect(page.getByRole('radio', { name: 'Mijn werk' })).toBeChecked()
    await page.getByText('Verkoop', { exact: true }).click()
    await expect(page.getByRole('radio', { name: 'Verkoop' })).toBeChecked()
    await page.setViewportSize({ width: 1440, height: 900 })
  })

  await test.step('the preloader waits three seconds for the session, and whoever may have one is not asked to sign in meanwhile (R-UI-007)', async () => {
    await apiAs('verkoop@zonnigdak.example', page)
    let answer = (): void => undefined
    const asked = new Promise<void>(done => (answer = done))
    await page.route('**/api/user/getcurrentuser', async route => {
      await asked
      await route.continue()
    })
    await page.clock.install()
    await page.goto('/relation_overview')
    await expect(page.getByRole('status', { name: 'Vakwerk' })).toBeVisible()
    await page.clock.runFor(3500)
    await expect(page.getByRole('status', { name: 'Vakwerk' })).toHaveCount(0)
    await expect(page.getByRole('status', { name: 'Bezig met laden' })).toBeVisible()
    await expect(page.getByLabel('E-mailadres')).toHaveCount(0)
    answer()
    await expect(page.getByRole('heading', { name: 'Relaties', level: 1 })).toBeVisible()
  })
})

test('the shell speaks the language of its user, says when the connection is gone, and keeps notifications and panels as they were put', {
  tag: '@long',
}, async ({ page }) => {
  await test.step('another language changes texts, days and amounts at once, and is the same after a reload', async () => {
    await clearOfMidnight()
    await signIn(page, 'planning@zonnigdak.example')
    const choose = async (language: string) => {
      await page.locator('.vk-sidebar-me').click()
      await page.getByRole('menuitemradio', { name: language }).click()
    }
    const dayIn = (locale: string) =>
      new Intl.DateTimeFormat(locale, { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'Europe/Amsterdam' })
    const today = new Date()
    await expect(page.getByText(dayIn('nl-NL').format(today))).toBeVisible()
    await choose('English')
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    await expect(page.getByText(dayIn('en-GB').format(today))).toBeVisible()
    await go(page, '/quotation_overview')
    await expect(page.getByRole('gridcell', { name: /^\d{1,3}(,\d{3})+(\.\d\d)?$/ }).first()).toBeVisible()
    await go(page, '/dashboard')
    await choose('Español (Argentina)')
    await expect(page.getByText(dayIn('es-AR').format(today))).toBeVisible()
    await page.reload()
    await expect(page.getByText(dayIn('es-AR').format(today))).toBeVisible()
    await choose('Nederlands')
    await expect(page.getByText(dayIn('nl-NL').format(today))).toBeVisible()
  })

  await test.step('without a connection a bar says so until it is back', async () => {
    const bar = page.getByRole('status').filter({ hasText: 'Je bent offline.' })
    await page.context().setOffline(true)
    await expect(bar).toBeVisible()
    await page.context().setOffline(false)
    await expect(bar).toHaveCount(0)
  })

  await test.step('panels of the dashboard stay where this browser put them (R-UI-001)', async () => {
    await signIn(page, 'verkoop@zonnigdak.example')
    await page.getByRole('button', { name: 'Indelen' }).click()
    const later = page.getByRole('button', { name: /naar achteren$/ })
    const first = await later.first().getAttribute('aria-label')
    const keptBy = async (act: () => Promise<void>) => {
      const kept = page.waitForResponse(answer => answer.request().method() === 'PUT' && answer.ok())
      await act()
      await kept
    }
    await keptBy(() => later.first().click())
    await expect(later.first()).not.toHaveAttribute('aria-label', first ?? '')
    const now = await later.first().getAttribute('aria-label')
    await page.reload()
    await page.getByRole('button', { name: 'Indelen' }).click()
    await expect(later.first()).toHaveAttribute('aria-label', now ?? '')

    // By the mouse, and by space and arrows, from the handle in front of its name.
    const panels = page.locator('.shell-widgets .shell-widget-arranged')
    const handles = panels.getByRole('button', { name: /^Verplaats / })
    const order = () => handles.evaluateAll(all => all.map(handle => handle.getAttribute('aria-label') ?? ''))
    const panelNamed = (name: string) => panels.filter({ has: page.getByRole('button', { name, exact: true }) })
    const [front = '', second = '', ...others] = await order()
    await keptBy(async () => {
      await panelNamed(front).scrollIntoViewIfNeeded()
      const [from, to] = [await handles.nth(0).boundingBox(), await panelNamed(second).boundingBox()]
      if (!from || !to) throw new Error('There is nothing to drag')
      await page.mouse.move(from.x + 8, from.y + 8)
      await page.mouse.down()
      await page.mouse.move(from.x + 24, from.y + 16, { steps: 4 })
      await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 12 })
      await expect.poll(order).toEqual([second, front, ...others])
      await page.mouse.up()
    })
    await page.reload()
    await page.getByRole('button', { name: 'Indelen' }).click()
    await expect.poll(order).toEqual([second, front, ...others])
    await keptBy(async () => {
      await handles.nth(1).focus()
      await page.keyboard.press('Space')
      await expect(page.locator('.shell-widgets [data-dragging]').first()).toBeVisible()
      await page.keyboard.press('ArrowLeft')
      // Where the panel lands depends on how the others lie beside it.
      await expect.poll(order).not.toEqual([second, front, ...others])
      await page.keyboard.press('Space')
    })
    const byKeys = await order()
    await page.reload()
    await page.getByRole('button', { name: 'Indelen' }).click()
    await expect.poll(order).toEqual(byKeys)
    expect(byKeys.toSorted()).toEqual([front, second, ...others].toSorted())
  })

  await test.step('notifications of today show first, all of them on demand, and each can be turned over (R-NOTIF-002, R-NOTIF-003)', async () => {
    await clearOfMidnight()
    const api = await apiAs('verkoop@zonnigdak.example')
    const make = (title: string, date: Date) =>
      api.post('notification', { notifiable_type: 'flow', notifiable_id: 1, title, date: date.toISOString() })
    await make('Bericht van nu', new Date())
    await make('Bericht van vorige week', new Date(Date.now() - 7 * 86_400_000))
    await go(page, '/notification_overview')
    await expect(page.getByText('Bericht van nu').first()).toBeVisible()
    await expect(page.getByText('Bericht van vorige week')).toHaveCount(0)
    const turn = page
      .getByRole('list', { name: 'Meldingen' })
      .getByRole('listitem')
      .filter({ hasText: 'Bericht van nu' })
      .first()
      .getByRole('button', { name: /^(Gelezen|Ongelezen)$/ })
    await turn.click()
    await expect(turn).toHaveText('Ongelezen')
    await turn.click()
    await expect(turn).toHaveText('Gelezen')
    await page.getByText('Alles', { exact: true }).click()
    await expect(page.getByText('Bericht van vorige week').first()).toBeVisible()
  })

  await test.step('a language that cannot be kept with the user is used and said not to be kept', async () => {
    await page.route('**/api/user/*', route =>
      route.request().method() === 'PATCH'
        ? route.fulfill({ status: 409, json: { message: 'Dat kan nu niet.' } })
        : route.continue(),
    )
    await go(page, '/account/user_profile')
    await page.getByLabel('Taal', { exact: true }).selectOption('English')
    await expect(page.getByText('Dat kan nu niet.')).toBeVisible()
    await expect(page.getByLabel('Language', { exact: true })).toBeVisible()
  })
})

test('screens and actions are found by keys alone, by the menu and by the palette, and the focus goes along', {
  tag: '@long',
}, async ({ page }) => {
  await test.step('going to another screen takes the focus along, by the menu and by the palette, and the first Tab of a page is to the content', async () => {
    await openAs(page, 'verkoop@zonnigdak.example', '/relation_overview')
    const main = page.getByRole('main')
    const title = (name: string) => expect(page.getByRole('heading', { name, level: 1 })).toBeVisible()
    await title('Relaties')
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Naar de inhoud' })).toBeFocused()

    await page.getByRole('navigation', { name: 'Hoofdmenu' }).getByRole('link', { name: 'Organisaties' }).click()
    await title('Organisaties')
    await expect(main).toBeFocused()
    await expect(main).toHaveAccessibleName('Organisaties')
    expect(await main.evaluate(region => getComputedStyle(region).outlineStyle)).toBe('none')

    await page.getByRole('button', { name: 'Zoeken' }).first().click()
    await page.getByRole('combobox', { name: 'Zoeken' }).fill('relaties')
    await expect(page.getByRole('option', { name: /^Relaties/, selected: true })).toBeVisible()
    await page.keyboard.press('Enter')
    await title('Relaties')
    await expect(main).toBeFocused()

    await page.goBack()
    await title('Organisaties')
    await expect(main).toBeFocused()
  })

  await test.step('the palette opens a screen and starts what can be made, by keys alone', async () => {
    await go(page, '/dashboard')
    await page.keyboard.press('Control+k')
    await page.getByRole('combobox', { name: 'Zoeken' }).fill('organisaties')
    await expect(page.getByRole('option', { name: /^Organisaties/, selected: true })).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/organization_overview/)
    const api = await apiAs('verkoop@zonnigdak.example')
    await api.post('relation', { name: 'Nieuwe', surname: 'Relatievelden', email: 'velden@klant.example' })
    await page.keyboard.press('Control+k')
    await page.getByRole('combobox', { name: 'Zoeken' }).fill('nieuwe relatie')
    // Records that are found later do not take the place of what is named in full.
    await expect(page.getByRole('option', { name: /Nieuwe Relatievelden/ })).toBeVisible()
    await expect(page.getByRole('option', { name: /^Nieuwe relatie/, selected: true })).toHaveAccessibleName(
      /^Nieuwe relatie$/,
    )
    await page.keyboard.press('Enter')
    const form = page.getByRole('dialog', { name: 'Nieuwe relatie' })
    await expect(form).toBeVisible()
    // What named the action is not the name of a relation.
    await expect(form.getByRole('textbox').first()).toHaveValue('')
  })

  await test.step('the palette does what the open record can do, what lies behind its dots too, and only as long as it is open', async () => {
    const api = await apiAs('verkoop@zonnigdak.example')
    const { id } = await api.post('relation', { name: 'Iris', surname: 'Paletproef', email: 'palet@klant.example' })
    await go(page, `/relation_detail/${id}`)
    await expect(page.getByRole('heading', { name: 'Iris Paletproef', level: 2 })).toBeVisible()
    await page.keyboard.press('Control+k')
    const here = page.getByRole('group', { name: 'Op dit scherm' })
    const box = page.getByRole('combobox', { name: 'Zoeken' })
    await expect(here.getByRole('option', { name: 'Nieuw dossier' })).toBeVisible()
    await box.fill('bewerk')
    await expect(here.getByRole('option', { name: 'Bewerk', selected: true })).toBeVisible()
    await page.keyboard.press('Enter')
    const form = page.getByRole('dialog', { name: 'Bewerk relatie' })
    await expect(form.getByRole('textbox', { name: 'Achternaam' })).toHaveValue('Paletproef')
    await page.keyboard.press('Escape')
    await expect(form).toHaveCount(0)
    await page.keyboard.press('Control+k')
    await box.fill('prullenbak')
    await here.getByRole('option', { name: 'Naar prullenbak' }).click()
    await page
      .getByRole('dialog', { name: /verwijderen/ })
      .getByRole('button', { name: 'Naar prullenbak' })
      .click()
    await expect(page).toHaveURL(/\/relation_overview/)
    await page.keyboard.press('Control+k')
    await expect(page.getByRole('option', { name: 'Nieuwe relatie' }).first()).toBeVisible()
    await box.fill('naar')
    await expect(page.getByRole('option', { name: 'Naar prullenbak' })).toHaveCount(0)
  })

  await test.step('the palette finds what is in the menu of the user, and takes along only into what can be named', async () => {
    await signIn(page, ADMINISTRATOR)
    const asked = async (text: string) => {
      await page.keyboard.press('Control+k')
      await page.getByRole('combobox', { name: 'Zoeken' }).fill(text)
    }
    await asked('bakker')
    await expect(page.getByRole('option', { name: /^Nieuwe organisatie/ })).toBeVisible()
    await expect(page.getByRole('option', { name: /importeren/ })).toHaveCount(0)
    await page.getByRole('option', { name: /^Nieuwe organisatie/ }).click()
    const form = page.getByRole('dialog', { name: 'Nieuwe organisatie' })
    await expect(form.getByRole('textbox', { name: 'Naam' })).toHaveValue('bakker')
    await page.keyboard.press('Escape')
    await expect(form).toHaveCount(0)
    await asked('donker')
    await page.getByRole('option', { name: 'Weergave: Donker' }).click()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    await asked('profiel')
    await page.getByRole('option', { name: 'Mijn profiel' }).click()
    await expect(page).toHaveURL(/\/account\/user_profile/)
  })
})
