import { expect, type Page, test } from '@playwright/test'
import { apiAs } from './api-as'
import { expectNoViolations } from './axe-check'
import { look } from './look'
import { ownerDatabase } from './owner-database'
import { ADMINISTRATOR, openAs } from './sign-in'

/** What goes out about open invoices, and what holds it up: the whole screen at a desk and on a phone. */
test.use({ viewport: { width: 1440, height: 900 } })

/** An invoice of a customer that has been late for some days, whatever day it is. */
async function lateInvoice(surname: string): Promise<string> {
  const { post } = await apiAs(ADMINISTRATOR)
  const address = { address: 'Markt 1', postcode: '8011 AA', city: 'Zwolle' }
  const relation = { fullname: `Yasmina ${surname}`, email: `${surname.toLowerCase()}@stappen.example`, ...address }
  const items = [{ item_type: 'manual', item_name: 'Omvormer', unit_rate_exc_manual: 810, vat_percentage: 21 }]
  const { id } = await post('invoice', { relation, items })
  const { number } = await post<{ number: string }>(`invoice/${id}/sendemail`, { dontsentbutmarksent: true })
  const database = await ownerDatabase()
  await database.query('update invoice set enddate = current_date - 12 where number = $1', [number])
  await database.end()
  return number
}

/** The subjects of the mails that came in at an address. */
async function mailsTo(page: Page, address: string): Promise<string[]> {
  const mails = (await (await page.request.get('/dev/mail/messages')).json()) as {
    recipients: string[]
    subject: string
  }[]
  return mails.filter(({ recipients }) => recipients.includes(address)).map(({ subject }) => subject)
}

test('at a desk an invoice is disputed, settled, paused and reminded of; the mail is the one that was shown', async ({
  page,
}) => {
  const number = await lateInvoice('Stappenaar')
  await openAs(page, ADMINISTRATOR, '/invoice_reminders')
  const row = page.getByRole('row').filter({ hasText: number })
  await row.getByRole('button', { name: number, exact: true }).click()
  const panel = page.getByRole('complementary', { name: `${number}, Yasmina Stappenaar` })
  const mail = panel.getByRole('article')
  await expect(mail).toContainText('stappenaar@stappen.example')
  await expect(mail).toContainText('€ 980,10')
  await look(page, 'reminders at a desk', [1440])

  await panel.getByRole('button', { name: 'Betwist' }).click()
  const dispute = page.getByRole('dialog', { name: `Factuur ${number} is betwist` })
  await dispute.getByLabel('Wat is er volgens de klant niet goed?').fill('De steiger stond er te lang')
  await dispute.getByLabel('Betwist bedrag').fill('450')
  await dispute.getByRole('button', { name: 'Zet op betwist' }).click()
  await expect(row).toContainText('€ 450,00 betwist')
  await expect(panel).toContainText('De klant betwist deze factuur.')
  await expect(panel.getByRole('button', { name: 'Stuur nu' })).toHaveCount(0)
  await panel.getByRole('button', { name: 'Geschil opgelost' }).click()
  await expect(row).toContainText('1e herinnering')

  await row.getByRole('button', { name: `Acties van ${number}` }).click()
  await page.getByRole('menuitem', { name: 'Pauzeer tot…' }).click()
  const pause = page.getByRole('dialog', { name: `Herinneringen van ${number} pauzeren` })
  await expectNoViolations(page, 'dialog of a pause')
  await pause.getByRole('button', { name: 'Pauzeer' }).click()
  await expect(row).toContainText('Pauze t/m')
  await panel.getByRole('button', { name: 'Hervat' }).click()
  await expect(row).not.toContainText('Pauze t/m')

  const subject = (await mail.getByRole('heading').textContent()) ?? ''
  await panel.getByRole('button', { name: 'Stuur nu' }).click()
  await expect(row).toContainText('1e herinnering vandaag')
  await expect.poll(() => mailsTo(page, 'stappenaar@stappen.example')).toEqual([subject])
})

test('on a phone the invoices are cards, and the mail comes up from below; the steps are set up there too', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const number = await lateInvoice('Telefonist')
  await openAs(page, ADMINISTRATOR, '/invoice_reminders')
  const card = page.getByRole('listitem').filter({ hasText: number })
  await expect(card).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  await look(page, 'reminders on a phone', [390])
  await card.getByRole('button', { name: 'Yasmina Telefonist' }).click()
  const sheet = page.getByRole('dialog', { name: `${number}, Yasmina Telefonist` })
  await expect(sheet.getByRole('article')).toContainText('Beste Yasmina Telefonist')
  await expectNoViolations(page, 'mail on a phone')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Wijzig' }).click()
  const steps = page.getByRole('dialog', { name: 'Herinneringen instellen' })
  await steps.getByLabel('Dagen van 2e herinnering').fill('2')
  await steps.getByRole('button', { name: 'Bewaar' }).click()
  await expect(steps.getByRole('alert')).toHaveText('Elke stap komt later dan de stap ervoor.')
  await expectNoViolations(page, 'steps on a phone')
})
