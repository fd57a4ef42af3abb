import { expect, type Page, test } from '@playwright/test'

/** The form stands in the page itself: it is there, and works, before any script has come. */
const username = (page: Page) => page.getByLabel('E-mailadres')
const password = (page: Page) => page.getByLabel('Wachtwoord', { exact: true })

test('the sign-in page works before the app has come: what is typed stays, and language and theme are as chosen', async ({
  page,
}) => {
  await test.step('who types and sends before the app has come is signed in once it has', async () => {
    const release = await holdApp(page)
    await page.goto('/', { waitUntil: 'commit' })
    await username(page).fill('verkoop@zonnigdak.example')
    await password(page).fill('Welkom2026')
    await password(page).press('Enter')
    expect(new URL(page.url()).search).toBe('')
    release()
    await expect(page).toHaveURL(/\/dashboard\?usecase=/)
    await page.unrouteAll()
  })

  await test.step('what is typed before the app has come stays, focus and all, and the page does not jump', async () => {
    await page.context().clearCookies()
    const faults: string[] = []
    page.on('console', message => message.type() === 'error' && faults.push(message.text()))
    const release = await holdApp(page)
    await page.goto('/login', { waitUntil: 'commit' })
    await username(page).fill('verkoop@')
    await username(page).focus()
    // A place counts once it is drawn: before that the page has no styles yet, and nobody sees it.
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
    const before = await page.locator('form').boundingBox()
    const drawn = await username(page).elementHandle()
    release()
    await page.waitForLoadState('networkidle')
    await expect(username(page)).toHaveValue('verkoop@')
    await expect(username(page)).toBeFocused()
    expect(await page.locator('form').boundingBox()).toEqual(before)
    expect(await username(page).evaluate((input, first) => input === first, drawn)).toBe(true)
    await username(page).press('End')
    await page.keyboard.type('elders.example')
    await password(page).fill('fout')
    await password(page).press('Enter')
    await expect(page.getByText('Gebruikersnaam of wachtwoord is onjuist.')).toBeVisible()
    await expect(username(page)).toHaveValue('verkoop@elders.example')
    expect(faults.filter(text => !text.includes('401'))).toEqual([])
    await page.unrouteAll()
  })

  await test.step('who chose another language in this browser sees no form in the one it asks for', async () => {
    await page.addInitScript(() => localStorage.setItem('vakwerk.language', '"en"'))
    const release = await holdApp(page)
    await page.goto('/login', { waitUntil: 'commit' })
    await expect(page.locator('html')).toHaveAttribute('data-drawn', 'hidden')
    await expect(page.locator('form')).toBeHidden()
    release()
    await expect(page.getByLabel('E-mail address')).toBeVisible()
    await expect(page.getByLabel('E-mailadres')).toHaveCount(0)
    await page.unrouteAll()
  })

  await test.step('the theme that was chosen in this browser is there before the app', async () => {
    await page.addInitScript(() => localStorage.setItem('vakwerk.theme', '"dark"'))
    await holdApp(page)
    for (const path of ['/login', '/portal/', '/admin/', '/relation_overview']) {
      await page.goto(path, { waitUntil: 'commit' })
      await expect(page.locator('html'), path).toHaveAttribute('data-theme', 'dark')
    }
  })
})

/** Holds the scripts of the app, not those in the page itself. */
async function holdApp(page: Page): Promise<() => void> {
  let release = (): void => undefined
  const released = new Promise<void>(resolve => (release = resolve))
  await page.route('**/*.js', async route => {
    await released
    await route.continue()
  })
  return release
}
