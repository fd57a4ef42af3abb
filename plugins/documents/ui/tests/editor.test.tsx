import { afterEach, beforeEach, expect, test } from 'bun:test'
import { openScreens } from '@core/ui/tests/open-screens'
import confirmationUi from '@plugins/confirmation/ui'
import documentUi from '@plugins/document/ui'
import invoiceUi from '@plugins/invoice/ui'
import quotationUi from '@plugins/quotation/ui'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { answerDocuments } from './example-document'

beforeEach(() => localStorage.clear())
afterEach(cleanup)

/** What the server answers when it refuses. */
const refusal = (message: string, status = 409) =>
  Response.json({ type: 'about:blank#x', title: 'x', status, detail: message, message }, { status })
const start = {
  to_email: 'ada@voorbeeld.example',
  subject: 'Offerte',
  message: '<p>Hierbij.</p>',
  mailtemplate_id: null,
  sendpdf: true,
  sendattachments: false,
  attachments: [],
  filename: 'Offerte.pdf',
}

const banner = () =>
  waitFor(() => document.querySelector('.documents-banner') ?? Promise.reject(new Error('No banner yet')))
const choose = async (item: RegExp) => {
  fireEvent.click((await screen.findAllByRole('button', { name: 'Meer' })).at(-1) as HTMLElement)
  fireEvent.click(await screen.findByRole('menuitem', { name: item }))
}

test('the banner of a document has the colour of its status (R-DOC-007)', async () => {
  const tones: Record<string, string | undefined> = {}
  for (const status of ['draft', 'sent', 'approved', 'rejected', 'cancelled']) {
    answerDocuments('quotation', { status })
    await openScreens(quotationUi, '/quotation_detail/7')
    tones[status] = /documents-banner-(\w+)/.exec((await banner()).className)?.[1]
    cleanup()
  }
  expect(tones).toEqual({ draft: 'warn', sent: 'info', approved: 'ok', rejected: 'danger', cancelled: 'danger' })
})

for (const [kind, ui, rule] of [
  ['document', documentUi, 'R-ROUTE-017'],
  ['confirmation', confirmationUi, 'R-ROUTE-020'],
] as const)
  test(`a template of kind ${kind} opens in the editor of templates (${rule})`, async () => {
    answerDocuments(kind, { is_template: true, title: 'Standaard' })
    // The editor draws a document at its own address alone, and leads to it from any other.
    await openScreens(ui, `/${kind}_detail/7`)
    expect((await banner()).className).toContain('documents-banner-accent')
    await screen.findByRole('heading', { name: 'Standaard', level: 1 })
  })

for (const [kind, ui, question] of [
  ['document', documentUi, 'Document versturen?'],
  ['quotation', quotationUi, 'Offerte versturen?'],
  ['invoice', invoiceUi, 'Factuur versturen?'],
] as const)
  test(`sending one of kind ${kind} is asked first, and what the server then says stands in the dialog (R-DOC-009, R-DOC-010, R-DOC-012)`, async () => {
    const sent: string[] = []
    answerDocuments(kind, {}, (request, path) => {
      if (path.endsWith('/getForSendingEmail')) return start
      if (!path.endsWith('/sendemail')) return undefined
      sent.push(request.method)
      return refusal('De mailserver neemt dit adres niet aan.', 422)
    })
    await openScreens(ui, `/${kind}_detail/7`)
    fireEvent.click(await screen.findByRole('button', { name: 'Versturen' }))
    const dialog = within(await screen.findByRole('dialog', { name: question }))
    const verb = await dialog.findByRole('button', { name: 'Verstuur' })
    expect(sent).toEqual([])
    fireEvent.click(verb)
    expect((await dialog.findByRole('alert')).textContent).toBe('De mailserver neemt dit adres niet aan.')
    expect(sent).toEqual(['POST'])
  })

test('a mail without a subject does not leave the dialog', async () => {
  const sent: string[] = []
  answerDocuments('quotation', {}, (_, path) => {
    if (path.endsWith('/getForSendingEmail')) return { ...start, subject: ' ', message: '<p></p>' }
    if (path.endsWith('/sendemail')) sent.push(path)
    return undefined
  })
  await openScreens(quotationUi, '/quotation_detail/7')
  fireEvent.click(await screen.findByRole('button', { name: 'Versturen' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Offerte versturen?' }))
  fireEvent.click(await dialog.findByRole('button', { name: 'Verstuur' }))
  await dialog.findByText('Vul een onderwerp in.')
  await dialog.findByText('Vul een tekst in.')
  expect(sent).toEqual([])
})

for (const [what, is_template, text, rule] of [
  ['document', false, 'Document kon niet worden verwijderd. Dit document is al verstuurd.', 'R-DOC-017'],
  ['template', true, 'Template kon niet worden verwijderd. Dit document is al verstuurd.', 'R-DOC-016'],
] as const)
  test(`a ${what} goes only once the question is answered, and when it stays the server's reason is told (${rule})`, async () => {
    const asked: string[] = []
    answerDocuments('document', { is_template, title: 'Garantie' }, request => {
      if (request.method !== 'DELETE') return undefined
      asked.push(request.method)
      return refusal('Dit document is al verstuurd.')
    })
    await openScreens(documentUi, is_template ? '/documenttemplate_detail/7' : '/document_detail/7')
    await banner()
    await choose(/^Verwijder/)
    const question = within(await screen.findByRole('dialog'))
    expect(asked).toEqual([])
    fireEvent.click(question.getByRole('button', { name: 'Verwijder' }))
    await screen.findByText(text)
    expect(asked).toEqual(['DELETE'])
  })

test('what the server says of a download that fails is told on the screen (R-DOC-023)', async () => {
  answerDocuments('quotation', {}, (_, path) =>
    path.endsWith('/download') ? refusal('De PDF kan nu niet worden gemaakt.', 503) : undefined,
  )
  await openScreens(quotationUi, '/quotation_detail/7')
  fireEvent.click(await screen.findByRole('button', { name: 'PDF' }))
  await screen.findByText('De PDF kan nu niet worden gemaakt.')
})

test('staff look at a quotation as its customer does, also while its customer does not find it yet (R-DOC-028)', async () => {
  answerDocuments('quotation', { can: ['send'] })
  await openScreens(quotationUi, '/quotation_detail/7')
  fireEvent.click(await screen.findByRole('button', { name: 'Bekijk als klant' }))
  await screen.findByRole('dialog')
})

for (const [kind, ui, notice, rule] of [
  [
    'quotation',
    quotationUi,
    'Offerte kon niet worden aangemaakt. Er is helaas iets fout gegaan. Melding: Het dossier is weg.',
    'R-DOC-019',
  ],
  [
    'document',
    documentUi,
    'Document kon niet worden aangemaakt. Er is helaas iets fout gegaan. Melding: Het dossier is weg.',
    'R-DOC-020',
  ],
] as const)
  test(`that none of kind ${kind} was made is told with what the server said (${rule})`, async () => {
    answerDocuments(kind, {}, request => (request.method === 'POST' ? refusal('Het dossier is weg.') : undefined))
    await openScreens(ui, `/${kind}_overview?new=Ada%20Post`)
    const dialog = within(await screen.findByRole('dialog'))
    fireEvent.click(dialog.getByRole('button', { name: /^Maak/ }))
    await screen.findByText(notice)
  })

test('documents come newest first, by their seventh column, and quotations by status or all of them (R-DOC-024, R-QUOT-001)', async () => {
  const queries: URLSearchParams[] = []
  const note = (request: Request, path: string) => {
    if (request.method === 'GET' && /^\/api\/\w+$/.test(path)) queries.push(new URL(request.url).searchParams)
    return undefined
  }
  answerDocuments('document', {}, note)
  await openScreens(documentUi, '/document_overview')
  await waitFor(() => expect(queries.some(query => query.get('sort') === '-documentdate')).toBe(true))
  cleanup()
  queries.length = 0
  answerDocuments('quotation', {}, note)
  await openScreens(quotationUi, '/quotation_overview')
  const statuses: (string | null)[] = []
  for (const view of [/^Alle/, /^Concept/, /^Verstuurd/, /^Goedgekeurd/, /^Afgewezen/]) {
    fireEvent.click((await screen.findAllByRole('button', { name: view }))[0] as HTMLElement)
    await waitFor(() => expect(queries.length).toBeGreaterThan(0))
    statuses.push(queries.findLast(query => Number(query.get('limit')) > 1)?.get('status') ?? null)
  }
  expect(statuses).toEqual([null, 'draft', 'sent', 'approved', 'rejected'])
})
