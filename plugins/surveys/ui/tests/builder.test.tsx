import { expect, test } from 'bun:test'
import { answerCalls, keepInMemory, openScreens } from '@core/ui/tests/open-screens'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import ui from '../index'

const field = (id: number, field_type: string, field_label: string, field_name: string, more: object = {}) => ({
  ...{ id, version: 1, vertical_id: 1, group_id: null, order: id, field_type, field_label, field_name },
  ...{ description: null, unit: null, options: null, required: 0, selectable_in_products: 1, recurring: 0 },
  ...{ calculationrules: null, showrules: null, ...more },
})

async function openBuilder(...more: ReturnType<typeof field>[]) {
  keepInMemory('/api/vertical', [
    { id: 1, version: 1, description: 'Ruimte', type: 'intake', help: null, recurring: 1 },
  ])
  keepInMemory('/api/verticaldatafield', [
    field(1, 'number', 'Breedte', 'room_width'),
    field(2, 'calculated', 'Dubbel', 'dubbel', { calculationrules: 'room_width * 2', unit: 'mm' }),
    field(3, 'text', 'Waarom zo breed', 'waarom', {
      showrules: [{ field_name: 'room_width', operator: 'isbigger', field_value: '5000' }],
    }),
    ...more,
  ])
  await openScreens(ui, '/vertical_detail/1')
  return screen.findByRole('button', { name: /^Dubbel/ })
}

test('a form is tried beside its builder: fields are worked out, and come when their rules hold (R-SURV-001, R-SURV-003)', async () => {
  await openBuilder()
  fireEvent.click(screen.getByLabelText('Testen'))
  const phone = within(screen.getByRole('region', { name: 'Testen' }))
  expect(phone.queryByLabelText('Waarom zo breed')).toBe(null)
  fireEvent.change(phone.getByLabelText('Breedte'), { target: { value: '6000' } })
  expect(phone.getByText('12.000 mm').tagName).toBe('OUTPUT')
  expect(phone.getByLabelText('Waarom zo breed').tagName).toBe('INPUT')
})

test('a formula tells its fault with the place, in the words of the server, and is marked as unfinished', async () => {
  fireEvent.click(await openBuilder())
  const formula = screen.getByRole('combobox', { name: /^Formule/ })
  fireEvent.change(formula, { target: { value: 'room_width *' } })
  expect(screen.getByRole('alert').textContent).toBe('Bij teken 13 ontbreekt een getal of veld.')
  expect(screen.getByText('Nog niet af').className).toContain('tag')
})

/** Answers the question that precedes a deletion with no; it says `text`. */
async function refuseDeleting(title: string, text: string): Promise<void> {
  const question = within(await screen.findByRole('dialog', { name: title }))
  expect(question.getByText(text)).toBeTruthy()
  fireEvent.click(question.getByRole('button', { name: 'Annuleer' }))
}

test('before a field is deleted it is asked, with where it is used (R-VERT-007)', async () => {
  await openBuilder()
  fireEvent.click(screen.getByRole('button', { name: /^Breedte/ }))
  fireEvent.click(screen.getByRole('button', { name: 'Verwijder veld' }))
  const used = 'Gebruikt in: Dubbel, Waarom zo breed. Daar telt het dan als leeg.'
  await refuseDeleting('Weet u zeker dat u veld Breedte wilt verwijderen?', used)
  expect(await screen.findByRole('button', { name: /^Breedte/ })).toBeTruthy()
})

test('who changes the conditions of a field that somebody else changed as well chooses between two sentences', async () => {
  const rule = (field_value: string) => [{ field_name: 'room_width', operator: 'isbigger', field_value }]
  const sent: unknown[] = []
  await openBuilder()
  answerCalls('/api/verticaldatafield', async (request, path) => {
    if (path.endsWith('/log')) return []
    const body = (await request.json()) as object
    sent.push(body)
    const now = field(3, 'text', 'Waarom zo breed', 'waarom', { version: 2, showrules: rule('7000') })
    if (request.headers.get('if-match') === '"2"') return { ...now, ...body, version: 3 }
    return Response.json({ status: 412, message: 'Gewijzigd', current: now }, { status: 412 })
  })
  fireEvent.click(screen.getByRole('button', { name: /^Waarom zo breed/ }))
  fireEvent.change(screen.getByLabelText('Waarde'), { target: { value: '6000' } })
  const question = within(await screen.findByRole('dialog'))
  expect(question.getByLabelText('Van jou: Breedte is groter dan 6000')).toBeTruthy()
  fireEvent.click(question.getByLabelText('Van de ander: Breedte is groter dan 7000'))
  fireEvent.click(question.getByRole('button', { name: 'Bewaar' }))
  await waitFor(() => expect(sent).toHaveLength(2))
  expect(sent[1]).toMatchObject({ showrules: rule('7000') })
})

test('the rules of a form are sentences that lead to their fields, those that do not work first with the reason', async () => {
  await openBuilder(
    field(4, 'text', 'Verweesd', 'verweesd', {
      showrules: [{ field_name: 'weg', operator: 'isfilledin', field_value: null }],
    }),
  )
  expect(screen.getByRole('button', { name: /^Verweesd Klopt niet/ })).toBeTruthy()
  fireEvent.click(screen.getByLabelText(/^Regels/))
  const list = within(screen.getByRole('region', { name: 'Regels van het formulier' }))
  expect(list.getByText('1 klopt niet')).toBeTruthy()
  expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'VerweesdKlopt nietTekstToon alleen als weg is ingevuldOnbekend veld: weg. Het telt als leeg.Dit veld wordt zo nooit gevraagd.',
    'DubbelBerekend= Breedte × 2',
    'Waarom zo breedTekstToon alleen als Breedte is groter dan 5000',
  ])
  fireEvent.click(list.getByRole('button', { name: /^Waarom zo breed/ }))
  const card = screen.getByRole('button', { name: /^Waarom zo breed/ })
  expect(card.getAttribute('aria-pressed')).toBe('true')
  expect(document.activeElement).toBe(card)
})

test('of a form without rules it is told how one comes', async () => {
  keepInMemory('/api/vertical', [{ id: 1, version: 1, description: 'Leeg', type: 'intake', help: null, recurring: 0 }])
  keepInMemory('/api/verticaldatafield', [field(1, 'number', 'Breedte', 'room_width')])
  await openScreens(ui, '/vertical_detail/1')
  fireEvent.click(await screen.findByLabelText(/^Regels/))
  expect(screen.getByText('Nog geen regels')).toBeTruthy()
})

test('a rule about a choice that was taken off the list shows what it still asks for', async () => {
  await openBuilder(
    field(4, 'selectbox', 'Dak', 'dak', { options: 'Pannen, Plat' }),
    field(5, 'text', 'Rietdekker', 'rietdekker', {
      showrules: [{ field_name: 'dak', operator: 'issame', field_value: 'Riet' }],
    }),
  )
  fireEvent.click(screen.getByRole('button', { name: /^Rietdekker/ }))
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Waarde' }).value).toBe('Riet')
  expect(screen.getByRole('alert').textContent).toBe('Riet is geen keuze bij Dak.')
})

test('limits, decimals, a default and a least number of photos are set at their field, and count where the form is tried', async () => {
  await openBuilder(field(4, 'photo', 'Foto', 'foto'))
  fireEvent.click(screen.getByRole('button', { name: /^Breedte/ }))
  fireEvent.change(screen.getByLabelText('Meestal tot en met'), { target: { value: '12' } })
  fireEvent.change(screen.getByLabelText('Decimalen'), { target: { value: '1' } })
  expect(screen.queryByLabelText('Minste aantal foto’s')).toBe(null)
  fireEvent.click(screen.getByRole('button', { name: /^Foto/ }))
  fireEvent.change(screen.getByLabelText('Minste aantal foto’s'), { target: { value: '3' } })
  expect(screen.queryByLabelText('Standaard')).toBe(null)
  fireEvent.click(screen.getByLabelText('Testen'))
  const phone = within(screen.getByRole('region', { name: 'Testen' }))
  fireEvent.change(phone.getByLabelText('Breedte'), { target: { value: '13' } })
  expect(phone.getByText('Klopt dit? Meestal hoogstens 12,0.')).toBeTruthy()
  expect(phone.getByText('Minstens 3 foto’s.')).toBeTruthy()
})

test('choices that depend on another list are typed per choice of it, and follow its answer where the form is tried', async () => {
  const make = field(4, 'selectbox', 'Merk', 'merk', { options: 'Elco, Remeha' })
  await openBuilder(make, field(5, 'selectbox', 'Type', 'type', { options: 'Thision, Tzerra' }))
  fireEvent.click(screen.getByRole('button', { name: /^Type/ }))
  fireEvent.change(screen.getByLabelText('Keuzes hangen af van'), { target: { value: 'merk' } })
  expect(screen.queryByLabelText('Keuzes')).toBe(null)
  const withElco = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Keuzes bij Elco' })
  expect(withElco.value).toBe('Thision, Tzerra')
  fireEvent.change(withElco, { target: { value: 'Thision' } })
  fireEvent.change(screen.getByLabelText('Keuzes bij Remeha'), { target: { value: 'Tzerra' } })
  fireEvent.click(screen.getByLabelText('Testen'))
  const phone = within(screen.getByRole('region', { name: 'Testen' }))
  expect(phone.getByText('Kies eerst Merk.')).toBeTruthy()
  fireEvent.click(phone.getByLabelText('Elco'))
  expect(phone.queryByLabelText('Tzerra')).toBe(null)
  fireEvent.click(phone.getByLabelText('Thision'))
  fireEvent.click(phone.getByLabelText('Remeha'))
  expect(phone.getByText('Kies opnieuw: Thision hoort niet bij Remeha.')).toBeTruthy()
  expect(phone.getByLabelText<HTMLInputElement>('Thision').checked).toBe(true)
  fireEvent.click(phone.getByLabelText('Tzerra'))
  expect(phone.queryByText(/^Kies opnieuw/)).toBe(null)
  expect(phone.queryByLabelText('Thision')).toBe(null)
})

test('a list for a choice that the other list lost is told among the rules, and can be removed', async () => {
  const options_by = { field_name: 'merk', lists: [{ field_value: 'Elco', options: 'Thision' }] }
  await openBuilder(
    field(4, 'selectbox', 'Merk', 'merk', { options: 'Remeha' }),
    field(5, 'selectbox', 'Type', 'type', { options: 'Thision', options_by }),
  )
  fireEvent.click(screen.getByLabelText(/^Regels/))
  const list = within(screen.getByRole('region', { name: 'Regels van het formulier' }))
  expect(list.getByText('Elco is geen keuze bij Merk.')).toBeTruthy()
  fireEvent.click(list.getByRole('button', { name: /^Type/ }))
  expect(screen.getByText('Elco is geen keuze meer bij Merk')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Weghalen' }))
  expect(screen.queryByText(/geen keuze/)).toBe(null)
})

test('whoever types in a draft that somebody else published is led to the form', async () => {
  let published = false
  const form = (id: number, draft_of_id: number | null) => ({
    ...{ id, version: 1, description: 'Ruimte', type: 'intake', help: null, recurring: 0, archived: 0 },
    ...{ draft_of_id, draft_id: draft_of_id || published ? null : 2 },
  })
  const gone = () => Response.json({ status: 404, message: 'Dit is niet gevonden.' }, { status: 404 })
  answerCalls('/api/vertical', (_, path) => {
    if (path === '/api/vertical/2') return published ? gone() : form(2, 1)
    return form(1, null)
  })
  answerCalls('/api/verticaldatafield', ({ method, url }) => {
    if (method === 'PATCH') return gone()
    const ofForm = new URL(url).searchParams.get('vertical_id') === '1'
    const drafted = published ? [] : [field(11, 'number', 'Breedte', 'breedte', { vertical_id: 2 })]
    const rows = ofForm ? [field(1, 'number', 'Lengte', 'breedte')] : drafted
    return { data: rows, pagination: { total: rows.length, offset: 0, limit: 500 } }
  })
  await openScreens(ui, '/vertical_detail/1')
  fireEvent.click(await screen.findByRole('button', { name: /^Breedte/ }))
  expect(await screen.findByText('Concept')).toBeTruthy()
  published = true
  fireEvent.change(screen.getByLabelText('Eenheid'), { target: { value: 'mm' } })
  expect(await screen.findByRole('button', { name: /^Lengte/ }, { timeout: 3000 })).toBeTruthy()
  expect(screen.queryAllByText('Concept')).toHaveLength(0)
  expect(await screen.findByText(/^Dit veld is er niet meer/)).toBeTruthy()
})

test('whoever publishes a draft with half a formula is told that what is typed there is not published', async () => {
  const form = { id: 2, version: 1, description: 'Ruimte', type: 'intake', help: null, recurring: 0, archived: 1 }
  answerCalls('/api/vertical', (_, path) =>
    path.endsWith('/changes')
      ? { version: 1, form: [], fields: [], moved: true }
      : { ...form, draft_of_id: 1, draft_id: null },
  )
  keepInMemory('/api/verticaldatafield', [
    field(11, 'calculated', 'Dubbel', 'dubbel', { vertical_id: 2, calculationrules: '2 * 2' }),
  ])
  await openScreens(ui, '/vertical_detail/2')
  fireEvent.click(await screen.findByRole('button', { name: /^Dubbel/ }))
  fireEvent.change(screen.getByRole('combobox', { name: /^Formule/ }), { target: { value: '2 *' } })
  fireEvent.click(screen.getByRole('button', { name: 'Publiceer' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Concept publiceren' }))
  expect(dialog.getByRole('alert').textContent).toStartWith('Nog niet af, en daarom niet gepubliceerd: Dubbel.')
})
