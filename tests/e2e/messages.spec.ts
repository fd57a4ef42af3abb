import { expect, type Page, test } from '@playwright/test'
import { apiAs } from './api-as'
import { ADMINISTRATOR, go, openAs } from './sign-in'

/** Texts that stand there only once something is refused, is about to go for good or has come about (spec, messages). */
test.use({ viewport: { width: 1440, height: 900 } })

const items = [{ item_name: 'Zonnepanelen', unit_rate_exc_manual: 1000, vat_percentage: 21 }]
const MARKED = { dontsentbutmarksent: true }

/** A colleague who works on the same records. */
async function colleague() {
  const api = await apiAs(ADMINISTRATOR)
  return {
    ...api,
    post: (path: string, data: object) => api.post<{ id: number; hash: string; number: string }>(path, data),
    dossier: async () =>
      (
        await api.post('flow', {
          relation: { fullname: `Ina Melding${Date.now()}`, address: 'Markt 1', postcode: '8011 AA', city: 'Zwolle' },
        })
      ).id,
  }
}

const toast = (page: Page, text: string) => page.locator('.vk-toast').filter({ hasText: text })

test('what is refused, goes for good or has come about is told in the words of the specification', {
  tag: '@long',
}, async ({ page }) => {
  await test.step('M-009: a draft that went out meanwhile is not deleted, the toast says why, and it is shown as it is', async () => {
    const { post, dossier } = await colleague()
    const { id } = await post('invoice', { flow_id: await dossier(), items })
    await openAs(page, ADMINISTRATOR, `/invoice_detail/${id}`)
    await page.getByRole('button', { name: 'Meer', exact: true }).click()
    await post(`invoice/${id}/sendemail`, MARKED)
    await page.getByRole('menuitem', { name: 'Verwijder', exact: true }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Verwijder', exact: true }).click()
    const why = 'Iemand anders heeft dit intussen gewijzigd.'
    await expect(toast(page, `Document kon niet worden verwijderd. ${why}`)).toBeVisible()
    await expect(page.locator('.vk-crumbs')).toContainText('Verstuurd')
  })

  await test.step('M-084: a price table goes only after asking', async () => {
    const { post } = await colleague()
    const { id } = await post('product', { item_name: `Paneel ${Date.now()}`, calc_method: 'table' })
    await post('producttablerow', { product_id: id, unit_amount: 25, unit_rate_exc: 140.5 })
    await go(page, `/product_detail/${id}`)
    const empty = page.getByRole('button', { name: 'Leeg tabel' })
    const question = page.getByRole('dialog', {
      name: 'Let op! De gehele prijstabel wordt verwijderd. Dit kan niet worden hersteld. Doorgaan?',
    })
    await empty.click()
    await question.getByRole('button', { name: 'Annuleer' }).click()
    await expect(question).toHaveCount(0)
    await expect(empty).toBeVisible()
    await empty.click()
    await question.getByRole('button', { name: 'Verwijder prijstabel' }).click()
    await expect(page.getByText('Nog geen prijzen')).toBeVisible()
  })

  await test.step('M-111: a widget is deleted only after asking', async () => {
    const { post, dossier } = await colleague()
    const { id } = await post('quotation', { flow_id: await dossier(), items })
    await go(page, `/quotation_detail/${id}`)
    const widgets = page.getByRole('region', { name: 'Onderdelen' }).getByRole('listitem')
    const question = page.getByRole('dialog', { name: 'Deze widget verwijderen?' })
    const ask = async () => {
      await page.getByRole('button', { name: 'Acties voor Voorwaarden' }).click()
      await page.getByRole('menuitem', { name: 'Verwijder', exact: true }).click()
    }
    await expect(widgets).toHaveCount(5)
    await ask()
    await question.getByRole('button', { name: 'Annuleer' }).click()
    await expect(question).toHaveCount(0)
    await expect(widgets).toHaveCount(5)
    await ask()
    await question.getByRole('button', { name: 'Verwijder', exact: true }).click()
    await expect(widgets).toHaveCount(4)
  })

  await test.step('a document is copied, and a template deleted, only after asking (R-DOC-014)', async () => {
    const { post, get, dossier } = await colleague()
    const flow_id = await dossier()
    const { id } = await post('quotation', { flow_id, items })
    await go(page, `/quotation_detail/${id}`)
    const question = page.getByRole('dialog', { name: /^Offerte O\d{4}-\d+ dupliceren\?$/ })
    const ask = async () => {
      await page.getByRole('banner').getByRole('button', { name: 'Meer' }).last().click()
      await page.getByRole('menuitem', { name: 'Dupliceer' }).click()
    }
    await ask()
    await question.getByRole('button', { name: 'Annuleer' }).click()
    await expect(question).toHaveCount(0)
    expect(await get(`quotation?flow_id=${flow_id}`)).toHaveLength(1)
    await ask()
    await question.getByRole('button', { name: 'Dupliceer' }).click()
    await expect(page).not.toHaveURL(new RegExp(`/quotation_detail/${id}$`))
    expect(await get(`quotation?flow_id=${flow_id}`)).toHaveLength(2)
    const template = await post(`quotation/${id}/saveastemplate`, { title: `Sjabloon ${Date.now()}` })
    await go(page, `/quotation_detail/${template.id}`)
    await page.getByRole('banner').getByRole('button', { name: 'Meer' }).last().click()
    await page.getByRole('menuitem', { name: 'Verwijder', exact: true }).click()
    await expect(page.getByRole('dialog').getByRole('button', { name: 'Verwijder', exact: true })).toBeVisible()
    await page.keyboard.press('Escape')
    expect(await get(`quotation/${template.id}`)).toMatchObject({ deleted_at: null })
  })

  await test.step('M-121, M-122: of a dossier that is gone meanwhile nothing is made, and the toast says so', async () => {
    for (const [message, verb, failed] of [
      ['M-121', 'Maak factuur', 'Factuur kon niet worden aangemaakt.'],
      ['M-122', 'Maak offerte', 'Offerte kon niet worden aangemaakt.'],
    ] as const) {
      const { dossier, remove } = await colleague()
      const flow = await dossier()
      await page.goto(`/flow_detail/${flow}`)
      if (verb === 'Maak offerte') await page.getByRole('button', { name: verb }).click()
      else {
        await page.getByRole('button', { name: 'Maak iets anders' }).click()
        await page.getByRole('menuitem', { name: verb }).click()
      }
      const dialog = page.getByRole('dialog')
      await expect(dialog.getByRole('button', { name: verb }), message).toBeVisible()
      await remove(`flow/${flow}`)
      await dialog.getByRole('button', { name: verb }).click()
      await expect(
        toast(page, `${failed} Er is helaas iets fout gegaan. Melding: Dit verwijst naar iets dat niet bestaat.`),
      ).toBeVisible()
      await expect(dialog).toBeVisible()
    }
  })

  await test.step('M-121: a part of a quotation that a colleague invoiced meanwhile is not made, and the dialog says why (R-DOC-018)', async () => {
    const { post, dossier } = await colleague()
    const flow_id = await dossier()
    const quotation = await post('quotation', { flow_id, items })
    await post(`quotation/${quotation.id}/sendemail`, MARKED)
    await go(page, `/flow_detail/${flow_id}`)
    await page.getByRole('button', { name: 'Maak iets anders' }).click()
    await page.getByRole('menuitem', { name: 'Maak factuur' }).click()
    await page.getByRole('menuitem', { name: `Offerte ${quotation.number}` }).click()
    const dialog = page.getByRole('dialog')
    const make = dialog.getByRole('button', { name: 'Maak factuur' })
    await expect(make).toBeEnabled()
    await post('invoice/createinvoicefromquotation', { quotation_id: quotation.id })
    await make.click()
    await expect(dialog.getByRole('alert')).toHaveText(
      /^Factuur kon niet worden aangemaakt\. Er is helaas iets fout gegaan\. Melding: .+/,
    )
  })

  await test.step('M-136: who did not pay is not thanked for it, whatever the address says (R-INV-010)', async () => {
    // A customer is nobody's user.
    await page.context().clearCookies()
    const { post, dossier } = await colleague()
    const flow_id = await dossier()
    const thanks = page.getByRole('status').filter({ hasText: 'De betaling is ontvangen. Hartelijk dank.' })
    for (const kind of ['invoice', 'quotation']) {
      const { id, hash } = await post(kind, { flow_id, items })
      await post(`${kind}/${id}/sendemail`, MARKED)
      const checked = kind === 'invoice' ? page.waitForResponse(/checkpaymentbycustomer/) : null
      await page.goto(`/portal/#/customer_${kind}_detail/${hash}?options=paymentCompleted`)
      await page.reload()
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await checked
      await expect(thanks).toHaveCount(0)
    }
  })
})
