import { expect, type Page, test } from '@playwright/test'
import { Secret, TOTP } from 'otpauth'
import { expectNoViolationsInEitherTheme } from './axe-check'
import { ADMINISTRATOR, fillSignIn, go, openAs, PASSWORD } from './sign-in'

/** One account from its making to its end: registration, password, sessions, second step, keys, impersonation. */
test.describe.configure({ mode: 'serial' })
test.use({ viewport: { width: 1440, height: 900 } })

const EMAIL = 'ids@noordkaap.example'
let password = PASSWORD
let secret = ''
let recoveryCode = ''

async function fillIn(page: Page, email: string, secretWord: string) {
  await page.context().clearCookies()
  await page.goto('/login')
  await fillSignIn(page, email, secretWord)
}

async function signIn(page: Page) {
  await fillIn(page, EMAIL, password)
  await page.waitForURL(/\/dashboard/)
}

const openProfile = (page: Page, tab: string) => go(page, `/account/user_profile?tab=${tab}`)
/** What an authenticator app shows, some periods of half a minute from now: each code works once. */
const codeIn = (periods: number) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + periods * 30_000 })

test('a visitor finds the pages that everybody may see, the brand of a company at its host name, and is asked to sign in for the others', async ({
  page,
  baseURL,
  request,
}) => {
  await test.step('the app is up with its demo companies, and mail that it sends can be read', async () => {
    expect((await request.get('/readyz')).status()).toBe(200)
    const credentials = { username: ADMINISTRATOR, password: PASSWORD }
    expect((await request.post('/api/authenticate', { data: credentials })).status()).toBe(200)
    await page.goto('/dev/mail')
    await expect(page.getByRole('heading', { name: 'Postvak' })).toBeVisible()
  })

  await test.step('every public page opens without signing in, free of errors in the console (R-GEN-006)', async () => {
    const errors: string[] = []
    page.on('console', message => message.type() === 'error' && errors.push(message.text()))
    page.on('response', response => response.status() >= 400 && errors.push(`${response.status()} ${response.url()}`))
    for (const path of [
      '/login',
      '/register',
      '/lostpassword',
      '/resetpassword/onzin',
      '/privacypolicy',
      '/403',
      '/503',
    ]) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page).toHaveURL(path)
    }
    expect(errors).toEqual([])
  })

  await test.step('an unknown address is 404 and a page that needs sign-in asks for it (R-ROUTE-011, R-ROUTE-014)', async () => {
    await page.goto('/bestaat_niet')
    await expect(page.getByRole('heading', { name: 'Deze pagina bestaat niet' })).toBeVisible()
    await page.goto('/relation_overview')
    await expect(page).toHaveURL(/\/login$/)
  })

  await test.step('a host name of a company shows its brand before anybody signs in (R-AUTH-012)', async () => {
    const asked = page.waitForResponse(/portal\/branding\/hostname\/zonnigdak\.localhost$/)
    await page.goto(`${baseURL?.replace('127.0.0.1', 'zonnigdak.localhost')}/login`)
    expect((await asked).status()).toBe(200)
    await expect(page.getByText('Welkom terug bij Zonnig Dak.')).toBeVisible()
  })
})

test('somebody registers a company, loses the password, sets a new one by mail, signs in and changes their details', async ({
  page,
  request,
}) => {
  await test.step('registering says what is missing, then makes a company and enters it (G-REG)', async () => {
    await page.goto('/login')
    await page.getByRole('link', { name: 'Registreer je bedrijf' }).click()
    await page.getByRole('button', { name: 'Maak account' }).click()
    await expect(page.getByText('Ga akkoord met het privacybeleid om verder te gaan.')).toBeVisible()
    await expect(page.getByText('Vul dit in.').first()).toBeVisible()
    await expect(page.getByLabel('Bedrijfsnaam')).toBeFocused()
    await expect(page.getByText('Probeer Vakwerk 30 dagen gratis.')).toBeVisible()
    await page.getByLabel('Bedrijfsnaam').fill('Noordkaap Solar')
    await page.getByLabel('Voornaam').fill('Ids')
    await page.getByLabel('Tussenvoegsel').fill('van der')
    await page.getByLabel('Achternaam').fill('Meer')
    await page.getByLabel('E-mailadres').fill(EMAIL)
    await page.getByLabel(/^Wachtwoord/).fill(password)
    await page.getByLabel(/^Herhaal wachtwoord/).fill(password)
    await page.getByText('Ik ga akkoord met het privacybeleid.').click()
    await page.getByRole('button', { name: 'Maak account' }).click()
    await page.waitForURL(/\/dashboard/)
    await expect(page.getByRole('button', { name: 'Ids van der Meer' })).toBeVisible()
  })

  await test.step('the first step leads to the details of the company, where its administrator fills them in (G-REG)', async () => {
    await page.getByRole('link', { name: 'Je gegevens en logo' }).click()
    await page.getByRole('button', { name: 'Wijzig gegevens' }).click()
    const dialog = page.getByRole('dialog', { name: 'Bedrijfsgegevens' })
    await dialog.getByLabel('Postcode').fill('8024 AA')
    await dialog.getByLabel('IBAN').fill('NL19ABNA0417164300')
    await dialog.getByRole('button', { name: 'Bewaar' }).click()
    await expect(dialog.getByText('Vul een geldig IBAN in, zoals NL91 ABNA 0417 1643 00.')).toBeVisible()
    await dialog.getByLabel('IBAN').fill('NL91 ABNA 0417 1643 00')
    await dialog.getByRole('button', { name: 'Bewaar' }).click()
    await expect(dialog).toBeHidden()
    await expect(page.getByRole('region', { name: 'Bedrijfsgegevens' })).toContainText('NL91 ABNA 0417 1643 00')
  })

  await test.step('wrong credentials show the text of the server (R-AUTH-002)', async () => {
    await fillIn(page, EMAIL, 'Verkeerd1')
    await expect(page.getByText('Gebruikersnaam of wachtwoord is onjuist.')).toBeVisible()
  })

  await test.step('a lost password: the mail is sent, its link sets a new one (R-AUTH-006, R-AUTH-007)', async () => {
    await page.goto('/login')
    await page.getByRole('link', { name: 'Wachtwoord vergeten' }).click()
    await page.getByLabel('E-mailadres').fill(EMAIL)
    await page.getByRole('button', { name: 'Stuur e-mail' }).click()
    await expect(page.getByRole('status')).toContainText('Er is een e-mail verzonden')
    const link = /\/resetpassword\/[\w-]{43}/
    await expect.poll(async () => link.test(await ownMail(page)), { timeout: 15_000 }).toBe(true)
    await page.goto(link.exec(await ownMail(page))?.[0] ?? '')
    password = 'NieuwWachtwoord1'
    await page.getByLabel('E-mailadres').fill(EMAIL)
    await page.getByLabel(/^Nieuw wachtwoord/).fill(password)
    await page.getByLabel(/^Herhaal wachtwoord/).fill(password)
    // The call takes token, email, password and password_confirmation, and refuses anything else.
    const sent = page.waitForResponse(/\/api\/password\/reset$/)
    await page.getByRole('button', { name: 'Bewaar' }).click()
    expect((await sent).status()).toBe(200)
    await expect(page.getByText('Je wachtwoord is gewijzigd.')).toBeVisible()
    expect((await request.post('/api/authenticate', { data: { username: EMAIL, password: PASSWORD } })).status()).toBe(
      401,
    )
    await signIn(page)
  })

  await test.step('every navigation asks for the notices of the platform; the current user is asked at most once a minute (R-AUTH-004, R-AUTH-005)', async () => {
    const asked = { notices: 0, user: 0 }
    page.on('request', request => {
      if (request.url().endsWith('/api/systemnotification')) asked.notices++
      if (request.url().endsWith('/api/user/getcurrentuser')) asked.user++
    })
    await signIn(page)
    const before = asked.notices
    await page.getByRole('button', { name: 'Ids van der Meer' }).click()
    const again = page.waitForRequest(/\/api\/systemnotification$/)
    await page.getByRole('menuitem', { name: 'Mijn profiel' }).click()
    await again
    await expect(page.getByRole('tab', { name: 'Gegevens' })).toBeVisible()
    expect(asked.notices).toBeGreaterThan(before)
    expect(asked.user).toBe(1)
  })

  await test.step('the own name is changed, and the wrong old password shows the text of the server (R-AUTH-009)', async () => {
    await openProfile(page, 'details')
    await page.getByLabel('Telefoon').fill('038 - 123 45 67')
    await page.getByRole('button', { name: 'Bewaar' }).click()
    await expect(page.getByText('Je gegevens zijn bewaard.')).toBeVisible()
    await page.getByRole('tab', { name: 'Wachtwoord' }).click()
    await page.getByLabel(/^Huidig wachtwoord/).fill('Verkeerd1')
    await page.getByLabel(/^Nieuw wachtwoord/).fill('Anders2026')
    await page.getByLabel(/^Herhaal wachtwoord/).fill('Anders2026')
    await page.getByRole('button', { name: 'Wijzig wachtwoord' }).click()
    await expect(page.getByText('Het oude wachtwoord is onjuist.')).toBeVisible()
  })
})

/** The newest mail to this account in the inbox of the installation. */
async function ownMail(page: Page): Promise<string> {
  const all = (await (await page.request.get('/dev/mail/messages')).json()) as { id: string; recipients: string[] }[]
  const newest = all.find(({ recipients }) => recipients.includes(EMAIL))
  return newest ? (await page.request.get(`/dev/mail/messages/${newest.id}`)).text() : ''
}

test('an account is kept safe with sessions, a second step and keys, is worked in by platform staff, and is left by logging out', {
  tag: '@long',
}, async ({ page, browser, baseURL, request }) => {
  await test.step('another device is signed out from here, and finds itself at the sign-in page (R-AUTH-003)', async () => {
    const elsewhere = await browser.newPage({
      baseURL,
      userAgent: 'Mozilla/5.0 (iPhone) Version/18.0 Mobile/15E148 Safari/604.1',
    })
    await signIn(elsewhere)
    await openAs(page, EMAIL, '/account/user_profile?tab=sessions', password)
    await expect(page.getByText('Safari op iPhone')).toBeVisible()
    await page.getByRole('button', { name: 'Log alle andere uit' }).click()
    await expect(page.getByText('Safari op iPhone')).toBeHidden()
    await elsewhere.reload()
    await expect(elsewhere).toHaveURL(/\/login/)
    await elsewhere.close()
  })

  await test.step('two steps are turned on with the picture for the app, and recovery codes are shown once', async () => {
    await openProfile(page, 'second-factor')
    await page.getByRole('button', { name: 'Zet aan' }).click()
    await page
      .getByRole('dialog')
      .getByLabel(/^Wachtwoord/)
      .fill(password)
    await page.getByRole('button', { name: 'Verder' }).click()
    await expect(page.getByRole('img', { name: 'QR-code om je app te koppelen' })).toBeVisible()
    secret = ((await page.getByRole('dialog').locator('code').textContent()) ?? '').replaceAll(' ', '')
    await page.getByLabel(/^Code uit je app/).fill('000000')
    await page.getByRole('button', { name: 'Controleer en zet aan' }).click()
    await expect(page.getByText('Deze code is onjuist of al gebruikt.')).toBeVisible()
    await page.getByLabel(/^Code uit je app/).fill(codeIn(0))
    await page.getByRole('button', { name: 'Controleer en zet aan' }).click()
    await expect(page.getByRole('heading', { name: 'Je herstelcodes' })).toBeVisible()
    recoveryCode = (await page.getByRole('dialog').getByRole('listitem').first().textContent()) ?? ''
    await page.getByRole('button', { name: 'Ik heb ze bewaard' }).click()
    await expect(page.getByText('Je hebt nog 10 herstelcodes.')).toBeVisible()
  })

  await test.step('signing in then takes a code of the app, or a recovery code', async () => {
    for (const code of [codeIn(1), recoveryCode]) {
      await fillIn(page, EMAIL, password)
      await expect(page.getByRole('heading', { name: 'Tweestapsverificatie' })).toBeVisible()
      await page.getByLabel('Code').fill('000000')
      await page.getByRole('button', { name: 'Verder' }).click()
      await expect(page.getByText('Deze code is onjuist of al gebruikt.')).toBeVisible()
      await page.getByLabel('Code').fill(code)
      await page.getByRole('button', { name: 'Verder' }).click()
      await page.waitForURL(/\/dashboard/)
    }
    await openProfile(page, 'second-factor')
    await expect(page.getByText('Je hebt nog 9 herstelcodes.')).toBeVisible()
    await page.getByRole('button', { name: 'Zet uit' }).click()
    await page
      .getByRole('dialog')
      .getByLabel(/^Wachtwoord/)
      .fill(password)
    await page.getByRole('dialog').getByRole('button', { name: 'Zet uit' }).click()
    await expect(page.getByRole('button', { name: 'Zet aan' })).toBeVisible()
  })

  await test.step('an API key is shown once, works, and is revoked', async () => {
    await openProfile(page, 'api-tokens')
    await page.getByRole('button', { name: 'Nieuwe sleutel' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel(/^Naam/).fill('Boekhouding')
    await dialog.getByRole('button', { name: 'Maak sleutel' }).click()
    await expect(dialog.getByText('Geef de sleutel minstens één recht.')).toBeVisible()
    await dialog
      .getByRole('group', { name: 'BASIS' })
      .or(dialog.getByRole('radiogroup', { name: 'BASIS' }))
      .getByText('Lezen')
      .click()
    await dialog.getByRole('button', { name: 'Maak sleutel' }).click()
    await expect(page.getByRole('heading', { name: 'Je nieuwe sleutel' })).toBeVisible()
    const token = (await page.getByRole('dialog').locator('code').textContent()) ?? ''
    const call = () => request.get('/api/user', { headers: { authorization: `Bearer ${token}` } })
    expect((await call()).status()).toBe(200)
    await page.getByRole('button', { name: 'Ik heb hem gekopieerd' }).click()
    await expect(page.getByText(token.slice(0, 9))).toBeVisible()
    await page.getByRole('button', { name: 'Trek in' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Trek in' }).click()
    await expect(page.getByText('Nog geen sleutels')).toBeVisible()
    expect((await call()).status()).toBe(401)
  })

  await test.step('axe finds nothing on the tabs of the profile, in light or dark', async () => {
    for (const tab of ['details', 'password', 'sessions', 'second-factor', 'api-tokens', 'calendar']) {
      await page.locator(`[role=tab][data-tab=${tab}]`).click()
      await expect(page.locator(`[role=tab][data-tab=${tab}]`)).toHaveAttribute('aria-selected', 'true')
      await expect(page.getByRole('tabpanel').getByRole('heading').first()).toBeVisible()
      await expectNoViolationsInEitherTheme(page, tab)
    }
  })

  await test.step('logging out calls the server and ends at the sign-in page, also after a reload (R-AUTH-011)', async () => {
    await page.getByRole('button', { name: 'Ids van der Meer' }).click()
    const called = page.waitForResponse(/\/api\/authenticate\/logout$/)
    await page.getByRole('menuitem', { name: 'Uitloggen' }).click()
    expect((await called).status()).toBe(200)
    await expect(page).toHaveURL(/\/login/)
    expect(await page.evaluate(() => localStorage.getItem('vakwerk.first-calls'))).not.toContain('user_profile')
    await page.goto('/account/user_profile')
    await expect(page).toHaveURL(/\/login/)
  })

  await test.step('platform staff work as the user under a banner with both names, and go back (R-AUTH-010)', async () => {
    const own = await page.request.post('/api/authenticate', { data: { username: EMAIL, password } })
    const { id } = JSON.parse(
      atob(((await own.json()).token as string).split('.')[1]!.replaceAll('-', '+').replaceAll('_', '/')),
    )
    await page.context().clearCookies()
    const staff = await page.request.post('/api/authenticate', {
      data: { username: 'platform@vakwerk.example', password: PASSWORD },
    })
    const as = { authorization: `Bearer ${(await staff.json()).token}` }
    expect((await page.request.post(`/api/user/${id}/adminlogin`, { headers: as })).status()).toBe(200)
    await page.goto('/account/user_profile')
    await expect(page.getByText('Petra Platform werkt als Ids van der Meer.')).toBeVisible()
    await expect(page.getByRole('tab')).toHaveCount(1)
    await page.getByRole('button', { name: 'Terug naar mezelf' }).click()
    await page.waitForURL(/\/admin\//)
    await expect(page.getByText('Petra Platform werkt als')).toBeHidden()
  })
})
