import { expect, type Page } from '@playwright/test'

/** Of everybody in the demo companies. */
export const PASSWORD = 'Welkom2026'

/** Runs the demo company that owns every module. */
export const ADMINISTRATOR = 'beheer@zonnigdak.example'

/** Fills in the form of the page that is there, and sends it. */
export async function fillSignIn(page: Page, username: string, password = PASSWORD): Promise<void> {
  await page.getByLabel('E-mailadres').fill(username)
  await page.getByLabel('Wachtwoord', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Inloggen', exact: true }).click()
}

/**
 * Opens a page of the app as somebody, signed in by the API. Each sign-in is a session of its own: what a browser holds of
 * one is replaced with every page, and whoever brings an older part again loses the session, as a thief would.
 */
export async function openAs(page: Page, username: string, path: string, password = PASSWORD): Promise<void> {
  const answer = await page.request.post('/api/authenticate', { data: { username, password } })
  if (!answer.ok()) throw new Error(`${username} is not signed in: ${answer.status()} ${await answer.text()}`)
  await page.goto(path)
}

/**
 * Goes to another page of the app that is open, as a link in it does: nothing is loaded anew. Whoever wants the page as it
 * comes from the server uses `page.goto`.
 */
export async function go(page: Page, path: string): Promise<void> {
  await page.evaluate(address => {
    history.pushState(null, '', address)
    dispatchEvent(new PopStateEvent('popstate', { state: null }))
  }, path)
}

/** The same where everybody lands, a dashboard of their own kind, until it listens to keys. */
export async function signIn(page: Page, username: string, password = PASSWORD): Promise<void> {
  await openAs(page, username, '/', password)
  await page.waitForURL(/\/dashboard/)
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible({ timeout: 20_000 })
}
