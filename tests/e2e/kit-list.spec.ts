import { expect, type Page, test } from '@playwright/test'

/** The list of the kit over 100,000 rows that the gallery makes up. */
test.use({ viewport: { width: 1440, height: 900 } })

async function open(page: Page, query = '') {
  await page.goto(`/dev/ui/list${query}`)
  await expect(page.getByRole('gridcell').first()).toBeVisible()
}

/** A browser that never saw the list. */
async function openAfresh(page: Page, query = '') {
  await page.evaluate(() => localStorage.clear())
  await open(page, query)
}

const cell = (page: Page, name: string) => page.getByRole('gridcell', { name, exact: true })

test('a list of 100,000 rows is scrolled, filtered, kept as a view, selected and worked on', { tag: '@long' }, async ({
  page,
}) => {
  await test.step('a list of 100,000 rows is scrolled to its end, with few of them in the page', async () => {
    await open(page)
    await expect(page.getByText('100.000 relaties')).toBeVisible()
    await page.locator('.ag-grid-viewport').evaluate(view => view.scrollTo(0, view.scrollHeight))
    await expect(cell(page, '100000')).toBeVisible()
    expect(await page.getByRole('row').count()).toBeLessThan(80)
    await expect(page).toHaveURL(/page=\d{3,4}/)
  })

  await test.step('the place in the list is part of the address', async () => {
    await open(page, '?page=500')
    await expect(cell(page, '49901')).toBeVisible()
  })

  await test.step('letting go of a selection unchecks its rows', async () => {
    await openAfresh(page)
    const all = page.getByRole('checkbox', { name: 'Selecteer wat er staat' })
    const bar = page.getByRole('toolbar', { name: '100 geselecteerd' })
    await all.click()
    await bar.getByRole('button', { name: 'Wis selectie' }).click()
    await expect(bar).toHaveCount(0)
    await expect(all).not.toBeChecked()
    await all.click()
    await expect(bar).toBeVisible()
  })

  await test.step('another search lets go of the selection: an action takes no rows that are out of sight', async () => {
    await page.getByRole('searchbox', { name: 'Zoek in relaties' }).fill('Bouwmeester')
    await expect(page.getByText('3 relaties')).toBeVisible()
    await expect(page.getByRole('toolbar', { name: 'geselecteerd' })).toHaveCount(0)
    await page.getByRole('checkbox', { name: 'Selecteer wat er staat' }).click()
    await expect(page.getByRole('toolbar', { name: '3 geselecteerd' })).toBeVisible()
  })

  await test.step('an action on many rows says first what it does, shows how far it is, and stops when told to', async () => {
    await openAfresh(page)
    await page.getByRole('checkbox', { name: 'Selecteer wat er staat' }).click()
    const bar = page.getByRole('toolbar', { name: '100 geselecteerd' })
    await expect(bar.getByRole('button', { name: 'Selecteer alle' })).toHaveCount(0)
    await expect(bar.getByRole('button', { name: 'Selecteer de eerste 10.000' })).toBeVisible()
    await bar.getByRole('button', { name: 'Naar prullenbak' }).click()
    const question = page.getByRole('dialog', { name: 'Naar prullenbak' })
    await expect(question).toContainText('100 relaties gaan naar de prullenbak.')
    await question.getByRole('button', { name: 'Annuleer' }).click()
    await expect(bar).toBeVisible()
    await bar.getByRole('button', { name: 'Naar prullenbak' }).click()
    await question.getByRole('button', { name: 'Ga door' }).click()
    await expect(page.getByText(/^\d+ van 100$/)).toBeVisible()
    await page.getByRole('button', { name: 'Stop', exact: true }).click()
    await expect(page.getByText(/^Gestopt: \d+ gedaan$/)).toBeVisible()
    await expect(bar).toHaveCount(0)
  })

  await test.step('filters are kept as a view of one’s own, with a link of its own', async () => {
    await openAfresh(page, '?city=Zwolle')
    await page.getByRole('button', { name: 'Weergave', exact: true }).click()
    await page.getByRole('textbox', { name: 'Naam van de weergave' }).fill('Bij ons in de stad')
    await page.getByRole('dialog').getByRole('button', { name: 'Bewaar weergave' }).click()
    await expect(page.getByRole('button', { name: 'Bij ons in de stad' })).toHaveAttribute('aria-pressed', 'true')
    await expect(page).toHaveURL(/view=eigen-1/)
    await page.getByRole('button', { name: 'Alle relaties' }).click()
    await expect(page).not.toHaveURL(/city=/)
    await page.getByRole('button', { name: 'Bij ons in de stad' }).click()
    await expect(page).toHaveURL(/city=Zwolle/)
  })

  await test.step('sort, page size and columns are as they were left, in this browser (R-UI-002)', async () => {
    await openAfresh(page)
    await page.getByRole('columnheader', { name: 'Plaats' }).click()
    await expect(page).toHaveURL(/sort=city/)
    await page.getByRole('combobox', { name: 'Rijen per pagina' }).selectOption('50')
    await page.getByRole('button', { name: 'Pagina 2', exact: true }).click()
    await expect(page.getByText('51–100 van')).toBeVisible()
    await page.getByRole('button', { name: 'Kolommen' }).click()
    await page.getByRole('checkbox', { name: 'E-mail' }).click()
    await page.keyboard.press('Escape')
    await open(page)
    await expect(page).toHaveURL(/sort=city/)
    await expect(page).toHaveURL(/size=50/)
    await expect(page.getByText('51–100 van')).toBeVisible()
    await expect(page.getByRole('columnheader', { name: 'Plaats' })).toHaveAttribute('aria-sort', 'ascending')
    await expect(page.getByRole('columnheader', { name: 'E-mail' })).toHaveCount(0)
  })
})
