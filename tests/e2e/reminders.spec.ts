import { expect as base, type Page, test } from '@playwright/test'
import { apiAs } from './api-as'
import { expectNoViolations } from './axe-check'
import { makeLate } from './make-late'
import { ADMINISTRATOR, openAs } from './sign-in'

/** Reminders of invoices that are too late, one and many, with the real mail. */
test.use({ viewport: { width: 1440, height: 900 } })

const expect = base.configure({ timeout: 20_000 })

/** Sent invoices that should have been paid in January, for customers with this surname. */
async function lateInvoices(surname: string, emails: readonly (string | null)[]): Promise<string[]> {
  const api = await apiAs(ADMINISTRATOR)
  const numbers: string[] = []
  for (const [at, email] of emails.entries()) {
    const address = { address: 'Markt 1', postcode: '8011 AA', city: 'Zwolle' }
    const relation = { fullname: `Proef${at + 1} ${surname}`, ...address, ...(email && { email }) }
    const items = [{ item_type: 'manual', item_name: 'Omvormer', unit_rate_exc_manual: 1200 }]
    const { id } = await api.post('invoice', { relation, items })
    const sent = await api.post<{ number: string }>(`invoice/${id}/sendemail`, { dontsentbutmarksent: true })
    numbers.push(sent.number)
  }
  await makeLate(numbers)
  return numbers
}

async function openOverdue(page: Page, surname: string): Promise<void> {
  await openAs(page, ADMINISTRATOR, `/overdueinvoice_overview.html?q=${surname}`)
  await expect(page.getByRole('row').filter({ hasText: `Proef1 ${surname}` })).toBeVisible()
}

/** The reminders that came in for an address, by the numbers of their invoices. */
async function remindersFor(page: Page, address: string): Promise<string[]> {
  const mails = (await (await page.request.get('/dev/mail/messages')).json()) as {
    recipients: string[]
    subject: string
  }[]
  return mails
    .filter(({ recipients, subject }) => recipients.includes(address) && subject.startsWith('Herinnering'))
    .map(({ subject }) => /F\d{4}-\d+/.exec(subject)?.[0] ?? '')
}

/** Says yes to what is asked before a mail goes out (R-DOC-011). */
const agree = (page: Page) =>
  page.getByRole('dialog', { name: 'Email versturen?' }).getByRole('button', { name: 'Verstuur herinnering' }).click()

test('invoices that are too late are reminded of, one from its row and many at once', { tag: '@long' }, async ({
  page,
}) => {
  await test.step('an invoice that is too late is reminded of from the list: the mail arrives and is counted', async () => {
    const [number = ''] = await lateInvoices('Traagman', ['traag@voorbeeld.example'])
    await openOverdue(page, 'Traagman')
    const row = page.getByRole('row').filter({ hasText: number })
    await row.getByRole('button', { name: 'Acties' }).click()
    await page.getByRole('menuitem', { name: 'Herinner' }).click()
    const dialog = page.getByRole('dialog', { name: `Herinnering bij factuur ${number}` })
    await expect(dialog.getByLabel('Aan')).toHaveValue('traag@voorbeeld.example')
    await expect(dialog.getByText('Dit is de eerste herinnering.')).toBeVisible()
    await expectNoViolations(page, 'dialog of a reminder')
    await dialog.getByLabel('Aan').fill('nergens')
    await dialog.getByRole('button', { name: 'Verstuur herinnering' }).click()
    await expect(dialog.getByLabel('Aan')).toHaveAttribute('aria-invalid', 'true')
    await dialog.getByLabel('Aan').fill('traag@voorbeeld.example')
    await dialog.getByRole('button', { name: 'Verstuur herinnering' }).click()
    await agree(page)
    await expect(page.getByText('Herinnering aan Proef1 Traagman wordt verstuurd')).toBeVisible()
    await expect(dialog).toHaveCount(0)
    await expect.poll(() => remindersFor(page, 'traag@voorbeeld.example')).toEqual([number])
    await row.getByRole('button', { name: 'Acties' }).click()
    await page.getByRole('menuitem', { name: 'Herinner' }).click()
    await expect(dialog.getByText('Er is al 1 herinnering verstuurd.')).toBeVisible()
    await page.goto('/dev/mail')
    await expect(page.getByText(`Herinnering: factuur ${number}`).first()).toBeVisible()
  })

  await test.step('many are reminded of at once: of which not is told first, and the others get their mail (R-BATCH-004)', async () => {
    const numbers = await lateInvoices('Uitsteller', ['een@uitstel.example', 'twee@uitstel.example', null])
    await openOverdue(page, 'Uitsteller')
    const remind = async () => {
      await page.getByRole('checkbox', { name: 'Selecteer wat er staat' }).click()
      await page.getByRole('toolbar').getByRole('button', { name: 'Herinnering sturen' }).click()
    }
    await remind()
    const question = page.getByRole('dialog', { name: 'Herinneringen bij 2 facturen versturen?' })
    await expect(question).toContainText('Dit kan voor 2 van de 3 verlopen facturen. Voor de rest niet, want:')
    await expect(question).toContainText('Van deze klant is geen e-mailadres bekend.')
    await expectNoViolations(page, 'question before many reminders')
    await question.getByRole('button', { name: 'Annuleer' }).click()
    await page.getByRole('toolbar').getByRole('button', { name: 'Herinnering sturen' }).click()
    await question.getByRole('button', { name: 'Herinnering sturen' }).click()
    await expect(page.getByText('2 herinneringen worden verstuurd')).toBeVisible()
    for (const [at, address] of ['een@uitstel.example', 'twee@uitstel.example'].entries())
      await expect.poll(() => remindersFor(page, address)).toEqual([numbers[at]])
    await expect(page.getByRole('toolbar')).toHaveCount(0)
    await remind()
    const none = page.getByRole('dialog', { name: 'Dit kan voor geen van deze' })
    await expect(none).toContainText('2× Vandaag is al een herinnering verstuurd.')
  })
})
