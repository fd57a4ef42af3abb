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

/** Signs in and waits for where everybody lands, until it listens to keys: a dashboard of their own kind. */
export async function signIn(page: Page, username: string, password = PASSWORD): Promise<void> {
  await page.goto('/login')
  await fillSignIn(page, username, password)
  await page.waitForURL(/\/dashboard/)
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible({ timeout: 20_000 })
}
