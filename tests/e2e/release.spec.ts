import { expect, type Page, test } from '@playwright/test'
import { ADMINISTRATOR, PASSWORD } from './sign-in'

/** A release while a page is open: the files that it did not fetch yet are gone. */
test.use({ viewport: { width: 1440, height: 900 } })

test('whoever goes to a screen whose code is gone after a release gets the new version by itself, once: staff, platform staff and customers', {
  tag: '@long',
}, async ({ page }) => {
  await test.step('whoever goes to a screen whose code is gone after a release gets the new version by itself, once', async () => {
    const loads = await openedAs(page, ADMINISTRATOR, '/dashboard')
    await gone(page, '**/remotes/crm/static/js/**', () => loads.length === 0)
    await menuLink(page, 'Organisaties').click()
    await expect(page.getByRole('gridcell').first()).toBeVisible()
    expect(loads).toEqual(['/organization_overview'])
  })

  await test.step('so does platform staff in admin', async () => {
    const loads = await openedAs(page, 'platform@vakwerk.example', '/admin/dashboardadmin')
    await gone(page, '**/remotes/admin/static/js/**', () => loads.length === 0)
    await menuLink(page, 'Bedrijven').click()
    await expect.poll(() => loads).toEqual(['/admin/company_overview'])
    await expect(page.getByRole('heading', { name: 'Modules per bedrijf' })).toBeVisible()
    await expect(page.getByRole('alert')).toHaveCount(0)
  })

  await test.step('a customer whose page cannot fetch what it shows gets the new version too', async () => {
    await withoutRoutes(page)
    const loads = loadsOf(page)
    await gone(page, '**/portal/static/js/async/**', () => loads.length === 1)
    await page.goto(`/portal/#/customer_quotation_detail/${'x'.repeat(43)}`)
    await expect(page.getByText('Deze offerte kan niet worden gevonden')).toBeVisible()
    // The first script says so before the app, whose files are gone, loads the page anew.
    await expect.poll(() => loads).toHaveLength(2)
  })
})

test('code that stays away, that is lost with the connection, or that is gone while something is filled in, says so and loses nothing', {
  tag: '@long',
}, async ({ page }) => {
  await test.step('code that stays away is asked for once more and then told, the screens of other plugins work', async () => {
    const loads = await openedAs(page, ADMINISTRATOR, '/dashboard')
    await gone(page, '**/remotes/crm/static/js/**')
    await menuLink(page, 'Organisaties').click()
    const told = page.getByRole('alert').filter({ hasText: 'Er is een nieuwe versie.' })
    await expect(told.getByRole('button', { name: 'Laad nieuwe versie' })).toBeVisible()
    expect(loads).toEqual(['/organization_overview'])
    await menuLink(page, 'Facturen').click()
    await expect(page.getByRole('gridcell').first()).toBeVisible()
  })

  await test.step('code that does not come because the connection is gone is no new version: trying again brings it', async () => {
    const loads = await openedAs(page, ADMINISTRATOR, '/dashboard')
    await page.route('**/remotes/crm/static/js/**', route => route.abort())
    await menuLink(page, 'Organisaties').click()
    const told = page.getByRole('alert').filter({ hasText: 'Dit kon niet worden geladen' })
    await expect(told).toBeVisible()
    await page.unroute('**/remotes/crm/static/js/**')
    await told.getByRole('button', { name: 'Probeer nu opnieuw' }).click()
    await expect(page.getByRole('gridcell').first()).toBeVisible()
    expect(loads).toEqual([])
  })

  await test.step('what is being filled in stays: the page says that there is a new version and leaves the moment to the user', async () => {
    const loads = await openedAs(page, ADMINISTRATOR, '/organization_overview?new=1')
    const name = page.getByRole('dialog').getByRole('textbox').first()
    await name.fill('Dakwerken Zuid')
    await gone(page, '**/remotes/crm/static/js/**', () => loads.length === 0)
    await menuLink(page, 'Pijplijn').dispatchEvent('pointerover')
    const bar = page.locator('[role=status]').filter({ hasText: 'Er is een nieuwe versie.' })
    await expect(bar).toBeVisible()
    await expect(name).toHaveValue('Dakwerken Zuid')
    expect(loads).toEqual([])
  })

  await test.step('a script of the first page that got lost is fetched anew by the app', async () => {
    await signedIn(page, ADMINISTRATOR)
    await withoutRoutes(page)
    const asked: string[] = []
    await page.route('**/static/js/async/**', async route => {
      const file = route.request().url()
      asked.push(file)
      await (asked.indexOf(file) === asked.length - 1 ? route.abort() : route.continue())
    })
    const lost: string[] = []
    page.on('requestfailed', request => lost.push(request.url()))
    // The app begins once they are lost: of a script that is still coming it would only hear that it did not come.
    await page.route('**/static/js/index.*.js', async route => {
      await expect.poll(() => lost.length > 0 && lost.length === asked.length).toBe(true)
      await route.continue()
    })
    await page.goto('/organization_overview')
    await expect(page.getByRole('navigation', { name: 'Hoofdmenu' })).toBeVisible()
  })
})

const menuLink = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Hoofdmenu' }).getByRole('link', { name })

async function signedIn(page: Page, username: string): Promise<void> {
  const answer = await page.request.post('/api/authenticate', { data: { username, password: PASSWORD } })
  expect(answer.status()).toBe(200)
}

/** Takes routes away on an empty page, which asks for nothing that would be lost with the routes that hold it. */
async function withoutRoutes(page: Page): Promise<void> {
  await page.goto('about:blank')
  await page.unrouteAll()
}

/** A page that has fetched all that it needs itself; answers what is loaded whole from then on. */
async function openedAs(page: Page, username: string, address: string): Promise<string[]> {
  await signedIn(page, username)
  await withoutRoutes(page)
  await page.goto(address)
  await expect(page.getByRole('navigation', { name: 'Hoofdmenu' })).toBeVisible()
  await page.waitForLoadState('networkidle')
  return loadsOf(page)
}

function loadsOf(page: Page): string[] {
  const loads: string[] = []
  page.on('request', request => request.isNavigationRequest() && loads.push(new URL(request.url()).pathname))
  return loads
}

/** Answers as a server that has the files of another build. */
async function gone(page: Page, files: string, still: () => boolean = () => true): Promise<void> {
  await page.route(files, route => (still() ? route.fulfill({ status: 404 }) : route.continue()))
}
