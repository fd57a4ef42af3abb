import { expect, test } from '@playwright/test'
import { apiAs } from './api-as'
import { expectNoViolationsInEitherTheme } from './axe-check'
import { ADMINISTRATOR } from './sign-in'

/** Photos of a dossier, and what is said when one does not get through. */
test.use({ viewport: { width: 1440, height: 900 } })

/** One pixel: a photo all the same. */
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
)

test('files and photos of a dossier come in, are looked at, renamed and go, and each failure says so', async ({
  page,
}) => {
  await test.step('a photo that arrives, one that does not and one that cannot be fetched each say so (R-FILE-002, R-FILE-003, R-FILE-005)', async () => {
    const api = await apiAs(ADMINISTRATOR, page)
    const { id } = await api.post('flow', { relation: { fullname: 'Foto van Dak' }, description: 'Dak met foto' })
    await page.goto(`/flow_detail/${id}`)
    await page.getByRole('tab', { name: /Bestanden/ }).click()
    const choose = page.locator('input[type=file][accept*="image"]').first()
    const photo = { name: 'dak.png', mimeType: 'image/png', buffer: PNG }

    await choose.setInputFiles(photo)
    await expect(page.getByText('Foto is met succes geupload')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Bekijk dak.png' }).first()).toBeVisible()

    await page.route('**/api/picture', route =>
      route.request().method() === 'POST' ? route.abort() : route.fallback(),
    )
    await choose.setInputFiles(photo)
    await expect(page.getByText('Foto is niet geupload. Er is helaas iets fout gegaan.')).toBeVisible()
    await page.unroute('**/api/picture')

    const problem = { type: 'about:blank', status: 404, title: 'Niet gevonden', message: 'Deze foto is er niet meer.' }
    await page.route(/\/api\/picture\/\d+$/, route =>
      route.fulfill({ status: 404, contentType: 'application/problem+json', body: JSON.stringify(problem) }),
    )
    await page
      .getByRole('button', { name: /^Acties|Meer/ })
      .last()
      .click()
    await page.getByRole('menuitem', { name: /Download/ }).click()
    await expect(page.getByText('Deze foto is er niet meer.')).toBeVisible()
    await page.unrouteAll()
  })

  await test.step('a shared picture says who brought it, opens here, is given another name and goes (SCR-123, C-0179, C-0180)', async () => {
    const api = await apiAs(ADMINISTRATOR)
    const { id } = await api.post('flow', { relation: { fullname: 'Plan van Zolder' } })
    const me = await api.get<{ fullname: string }>('user/getcurrentuser')
    await page.goto(`/flow_detail/${id}?options=files`)
    const shared = page.locator('.vk-files').filter({ hasText: 'Foto of pdf' })
    const line = shared.getByRole('listitem')
    await shared.locator('input[type=file]').setInputFiles({ name: 'zolder.png', mimeType: 'image/png', buffer: PNG })
    await expect(line).toContainText(me.fullname)

    await shared.getByRole('button', { name: 'zolder.png', exact: true }).click()
    await expect(page.getByRole('dialog').getByRole('img', { name: 'zolder.png' })).toBeVisible()
    await page.keyboard.press('Escape')

    await shared.getByRole('button', { name: 'Acties van zolder.png' }).click()
    await page.getByRole('menuitem', { name: 'Hernoem' }).click()
    await page.getByRole('dialog').getByRole('textbox', { name: 'Bestandsnaam' }).fill('Zolder na isolatie')
    await page.getByRole('dialog').getByRole('button', { name: 'Bewaar' }).click()
    await expect(line).toContainText('Zolder na isolatie.png')
    await page.setViewportSize({ width: 390, height: 844 })
    await expectNoViolationsInEitherTheme(page, 'shared files of a dossier on a phone')

    await shared.getByRole('button', { name: 'Acties van Zolder na isolatie.png' }).click()
    await page.getByRole('menuitem', { name: 'Verwijder' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Verwijder' }).click()
    await expect(line).toHaveCount(0)
  })
})
