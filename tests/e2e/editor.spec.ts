import { expect, type Page, test } from '@playwright/test'
import { apiAs } from './api-as'
import { ADMINISTRATOR, go, openAs } from './sign-in'

/** The editor of a quotation that two people have open at once. */
test.use({ viewport: { width: 1440, height: 900 } })

/** A quotation of three lines, and the colleague who has it open too. */
async function quotation() {
  const api = await apiAs(ADMINISTRATOR)
  const flow = await api.post('flow', { relation: { fullname: `Klant Sleep${Date.now()}` } })
  const { id, calculation_id } = await api.post<{ id: number; calculation_id: number }>(
    'quotation/createquotationfromflow',
    { flow_id: flow.id },
  )
  for (const item_name of ['Steiger', 'Kabel', 'Goot'])
    await api.post('calculationitem', { calculation_id, item_name, item_type: 'manual', unit_rate_exc_manual: 10 })
  return {
    url: `/quotation_detail/${id}`,
    markSent: () => api.post(`quotation/${id}/sendemail`, { dontsentbutmarksent: true }),
    async rename(from: string, item_name: string) {
      type Lines = { calculationitems: { id: number; item_name: string }[] }
      const { calculationitems } = await api.get<Lines>(`calculation/${calculation_id}`)
      const line = calculationitems.find(one => one.item_name === from)
      await api.patch(`calculationitem/${line?.id}`, { item_name })
    },
  }
}

async function choose(page: Page, menu: string, item: string) {
  await page.getByRole('button', { name: menu }).click()
  await page.getByRole('menuitem', { name: item, exact: true }).click()
}

const told = (page: Page) =>
  page.locator('.vk-toast').filter({ hasText: 'Iemand anders heeft dit intussen gewijzigd.' })

test('a quotation that two people have open keeps what each does: lines, widgets, its status and where the focus is', async ({
  page,
}) => {
  await test.step('lines that a colleague changed meanwhile are not dragged: it is told, and they are shown as they are (R-CALC-007, R-API-001)', async () => {
    const { url, rename } = await quotation()
    await openAs(page, ADMINISTRATOR, url)
    const grips = page.getByRole('button', { name: /^Regel .+ verslepen$/ })
    await expect(grips).toHaveCount(3)
    const inOrder = (names: string[]) =>
      expect.poll(() => grips.evaluateAll(all => all.map(grip => grip.ariaLabel?.split(' ')[1]))).toEqual(names)
    await rename('Goot', 'Dakgoot')
    await choose(page, 'Acties voor regel Steiger', 'Omlaag')
    await expect(told(page)).toBeVisible()
    await inOrder(['Steiger', 'Kabel', 'Dakgoot'])
    const kept = page.waitForResponse(answer => answer.url().endsWith('/updateorder') && answer.ok())
    await choose(page, 'Acties voor regel Steiger', 'Omlaag')
    await kept
    await page.reload()
    await inOrder(['Kabel', 'Steiger', 'Dakgoot'])
  })

  await test.step('a widget is changed, moved and changed again by one person without a word about others (R-WIDG-008)', async () => {
    const { url } = await quotation()
    await go(page, url)
    const outline = page.getByRole('region', { name: 'Onderdelen' })
    await outline.getByRole('listitem').first().getByRole('button').nth(1).click()
    const name = page.getByRole('textbox', { name: 'Naam in de lijst' })
    const saved = () => page.waitForResponse(answer => /documentwidget\/\d+$/.test(answer.url()) && answer.ok())
    for (const text of ['Eerst', 'Later']) {
      const first = saved()
      await name.fill(text)
      await first
      const moved = page.waitForResponse(answer => answer.url().endsWith('/updateorder') && answer.ok())
      await choose(page, `Acties voor ${text}`, text === 'Eerst' ? 'Omlaag' : 'Omhoog')
      await moved
    }
    await expect(told(page)).toHaveCount(0)
    await page.reload()
    await expect(outline.getByRole('listitem').first()).toContainText('Later')
  })

  await test.step('a quotation that the customer has is cancelled from behind its dots, and that is undone at once or later (R-DOC-004, R-DOC-005)', async () => {
    const { url, markSent } = await quotation()
    await markSent()
    await go(page, url)
    const status = page.locator('.vk-crumbs').getByText(/^(Verstuurd|Geannuleerd|Concept)$/)
    await expect(status).toHaveText('Verstuurd')
    const dots = page.getByRole('button', { name: 'Meer', exact: true })
    await dots.click()
    await page.getByRole('menuitem', { name: 'Annuleer offerte' }).click()
    await expect(status).toHaveText('Geannuleerd')
    await page.locator('.vk-toast').getByRole('button', { name: 'Ongedaan maken' }).click()
    await expect(status).toHaveText('Verstuurd')
    await dots.click()
    await page.getByRole('menuitem', { name: 'Annuleer offerte' }).click()
    await expect(status).toHaveText('Geannuleerd')
    await dots.click()
    await expect(page.getByRole('menuitem', { name: 'Annuleer offerte' })).toHaveCount(0)
    await page.getByRole('menuitem', { name: 'Terug naar concept' }).click()
    await expect(status).toHaveText('Concept')
  })

  await test.step('choosing a widget takes the focus to its fields, and Escape takes it back to the paper', async () => {
    const { url } = await quotation()
    await go(page, url)
    await choose(page, 'Toevoegen', 'Kop')
    await expect(page.getByRole('region', { name: 'Kop', exact: true })).toBeFocused()
    const onPaper = page.getByRole('button', { name: 'Kop bewerken' })
    await onPaper.press('Enter')
    await onPaper.press('Enter')
    await page.keyboard.press('Tab')
    await expect(page.getByRole('textbox', { name: 'Naam in de lijst' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(onPaper).toBeFocused()
  })
})
