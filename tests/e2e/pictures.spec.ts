import { expect, test } from '@playwright/test'
import { openAs } from './sign-in'

/** The pictures that a company hangs behind its own pages. */
test.use({ viewport: { width: 1440, height: 900 } })

const CARDS = [
  {
    title: 'staff hang a picture above the pages of their customers and take it away again (C-0489, G-BRAND)',
    user: 'beheer@koelwarm.example',
    screen: '/account/company_profile',
    frame: '.settings-background',
  },
  {
    title: 'platform staff hang a picture beside the sign-in form of a company and take it away again (G-BRAND)',
    user: 'platform@vakwerk.example',
    screen: '/admin/company_detail/2',
    frame: '.admin-background',
  },
]

for (const { title, user, screen, frame } of CARDS) {
  test(title, async ({ page }) => {
    await openAs(page, user, screen)
    const picture = page.locator(`${frame} img`)
    const remove = page.getByRole('button', { name: 'Verwijder foto' })
    await page.locator('input[type=file]').last().setInputFiles('docs/pictures/dossier.png')
    await expect(picture).toBeVisible()
    expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(1000)

    await remove.click()
    await expect(picture).toHaveCount(0)
    await expect(remove).toHaveCount(0)
    await page.reload()
    await expect(page.locator('input[type=file]').last()).toBeAttached()
    await expect(picture).toHaveCount(0)
  })
}
