import { expect, type Page, test } from '@playwright/test'
import { apiAs } from './api-as'
import { moveByKeys } from './move-by-keys'
import { ADMINISTRATOR, go, openAs, PASSWORD, signIn } from './sign-in'

/** Who works for a company, and what they see. */
test.use({ viewport: { width: 1440, height: 900 } })

/** Where somebody stands among the users: opens what is known of them. */
const entry = (page: Page, surname: string) =>
  page
    .getByRole('listitem')
    .getByRole('button')
    .filter({ hasText: `Eva ${surname}` })

/** A colleague called Eva with a name of her own, and the API as the administrator has it. */
async function colleague() {
  const surname = `Zicht${Date.now()}`
  const email = `${surname.toLowerCase()}@zonnigdak.example`
  const { post } = await apiAs(ADMINISTRATOR)
  await post('user', { name: 'Eva', surname, email, role: 200, order: 900, password: PASSWORD })
  return { surname, email, post }
}

test('an administrator puts colleagues in order, takes a module from one and gives another the simple view', {
  tag: '@long',
}, async ({ page }) => {
  await test.step('an administrator puts colleagues in order by their handles (R-USER-003)', async () => {
    const { surname } = await colleague()
    await openAs(page, ADMINISTRATOR, '/account/company_users')
    const handles = page.getByRole('button', { name: /^Verplaats / })
    await expect(handles.last()).toHaveAccessibleName(`Verplaats Eva ${surname}`)
    await handles.last().focus()
    const kept = page.waitForResponse(answer => answer.url().endsWith('/user/updateorder') && answer.ok())
    await moveByKeys(page, 'ArrowUp')
    await kept
    await page.reload()
    await expect(handles.nth(-2)).toHaveAccessibleName(`Verplaats Eva ${surname}`)
  })

  await test.step('an administrator takes a module from a colleague, whose menu goes without it, and gives it back (R-USER-004, R-ROLE-011)', async () => {
    const { surname, email } = await colleague()
    await page.goto('/account/company_users')
    const eva = entry(page, surname)
    const module = page.getByRole('dialog').getByRole('checkbox', { name: 'Offerte', exact: true })
    const set = async (on: boolean) => {
      await eva.click()
      await module.setChecked(on)
      await page.getByRole('dialog').getByRole('button', { name: 'Bewaar' }).click()
      await expect(page.getByRole('dialog')).toHaveCount(0)
    }
    await set(false)
    await expect(eva).toContainText('Zonder 1 module')

    const other = await page.context().browser()?.newPage()
    if (!other) throw new Error('No browser')
    const offers = other.getByRole('navigation').getByRole('link', { name: 'Offertes' })
    await signIn(other, email)
    await expect(other.getByRole('navigation').getByRole('link', { name: 'Facturen' }).first()).toBeVisible()
    await expect(offers).toHaveCount(0)
    await set(true)
    await expect(eva).not.toContainText('Zonder')
    await other.reload()
    await expect(offers.first()).toBeVisible()
    await other.close()
  })

  await test.step('an administrator gives a colleague the simple view, and prices are gone from their dossiers (R-USER-004, R-ROLE-003, G-SIMPLE)', async () => {
    const { surname, email, post } = await colleague()
    const { id } = await post('flow', { relation: { fullname: `Klant ${surname}` } })
    const items = [{ item_name: 'Zonnepanelen', unit_rate_exc_manual: 1000, vat_percentage: 21 }]
    const quotation = await post('quotation', { flow_id: id, items })
    const { number } = await post<{ number: string }>(`quotation/${quotation.id}/sendemail`, {
      dontsentbutmarksent: true,
    })
    const document = page.getByRole('link', { name: new RegExp(`^Offerte ${number}`) })
    const expectPrices = async (count: number) => {
      await expect(document).toBeVisible()
      await expect(page.getByText('Orderwaarde', { exact: true })).toHaveCount(count)
      await expect(document.getByText(/\d,\d\d$/)).toHaveCount(count)
    }

    await page.goto(`/flow_detail/${id}`)
    await expect(page.getByRole('heading', { name: 'Orderwaarde' })).toBeVisible()
    await expectPrices(1)
    await go(page, '/account/company_users')
    await entry(page, surname).click()
    const form = page.getByRole('dialog')
    await form.getByLabel('Eenvoudige weergave').check()
    await form.getByRole('button', { name: 'Bewaar' }).click()
    await expect(entry(page, surname)).toContainText('Eenvoudige weergave')

    await page.context().clearCookies()
    await openAs(page, email, `/flow_detail/${id}`)
    await expect(page.getByRole('heading', { name: 'Dossier', exact: true })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Orderwaarde' })).toHaveCount(0)
    await expectPrices(0)
    await page.goto('/account/company_users')
    await expect(page).toHaveURL(/\/401/)
  })
})
