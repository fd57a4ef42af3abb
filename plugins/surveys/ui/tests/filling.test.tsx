import { expect, test } from 'bun:test'
import { keepInMemory, openScreens } from '@core/ui/tests/open-screens'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import ui from '../index'

const field = (id: number, field_type: string, field_label: string, field_name: string, more: object = {}) => ({
  ...{ id, group: null, order: id, field_type, field_label, field_name, description: null, unit: null },
  ...{ options: null, required: 0, recurring: 0, calculationrules: null, showrules: null, ...more },
})

const bigger = [{ field_name: 'breedte', operator: 'isbigger', field_value: '5' }]
const fields = [
  field(1, 'number', 'Breedte', 'breedte', { unit: 'm', required: 1 }),
  field(2, 'calculated', 'Dubbel', 'dubbel', { calculationrules: 'breedte * 2', unit: 'm' }),
  field(3, 'text', 'Waarom zo breed', 'waarom', { showrules: bigger }),
  field(4, 'calculated', 'Kip', 'kip', { calculationrules: 'ei + 1' }),
  field(5, 'calculated', 'Ei', 'ei', { calculationrules: 'kip + 1' }),
  field(6, 'selectbox', 'Vloer', 'vloer', { options: 'Tegels, Vinyl' }),
  field(7, 'group', 'Ramen', 'ramen'),
  field(8, 'number', 'Hoogte', 'hoogte', { group: 'ramen', default_value: '1,2', decimals: 2 }),
  field(10, 'selectbox', 'Dak', 'dak', { options: 'Pannen, Leien', own_answer: 1 }),
  field(9, 'number', 'Helling', 'helling', { unit: '°', min_value: 5, max_value: 60 }),
]
let last = 0
const item = (status: string, field_values: object) => ({
  ...{
    id: ++last,
    version: 1,
    flow_id: null,
    vertical_id: 1,
    description: 'Keuken',
    form_name: 'Ruimte',
    sent_by: 'Ada Post',
  },
  ...{ status, date_sent: status === 'sent' ? '2026-11-25T09:00:00.000Z' : null, field_values, fields, circular: [] },
})

async function open(status: string, field_values: object) {
  keepInMemory('/api/flowdataitem', [item(status, field_values)])
  await openScreens(ui, `/flowdataitem_detail/${last}`)
  await screen.findByText('Dubbel')
}

test('while a form is filled in, fields come and are worked out, and what follows from itself says so (R-SURV-001, R-SURV-003, R-SURV-004)', async () => {
  await open('open', { breedte: 4 })
  expect(screen.getByText('8 m').tagName).toBe('OUTPUT')
  expect(screen.queryByLabelText('Waarom zo breed')).toBe(null)
  fireEvent.change(screen.getByLabelText(/^Breedte/), { target: { value: '6,5' } })
  expect(screen.getByText('13 m').tagName).toBe('OUTPUT')
  expect(screen.getByText('6,5 × 2').tagName).toBe('SPAN')
  expect(screen.getByLabelText('Waarom zo breed').tagName).toBe('INPUT')
  expect(screen.getAllByText(/^Niet stabiel/)).toHaveLength(2)
  // Nothing to keep it on in this DOM, and nobody to send it to yet.
  await waitFor(() => expect(screen.getByText(/Houd haar open/).tagName).toBe('SPAN'))
})

test('a short list is a row of buttons, a group gets rows, and the questions are counted', async () => {
  await open('open', {})
  expect(screen.getByText('0 van 4 vragen').tagName).toBe('STRONG')
  fireEvent.click(screen.getByLabelText('Tegels'))
  fireEvent.click(screen.getByRole('button', { name: 'Regel toevoegen' }))
  fireEvent.change(screen.getByLabelText('Hoogte'), { target: { value: '2' } })
  expect(screen.getByText('2 van 5 vragen').tagName).toBe('STRONG')
})

test('a form with something empty that must be filled in is not sent: what is missing is listed', async () => {
  await open('open', {})
  fireEvent.click(screen.getAllByRole('button', { name: 'Verzend formulier' }).at(-1) as HTMLElement)
  await screen.findByRole('dialog', { name: 'Vul dit nog in' })
  expect(screen.getByRole('button', { name: 'Breedte' }).tagName).toBe('BUTTON')
})

test('a sent form is read: its answers are text, with who sent it (R-SURV-009)', async () => {
  await open('sent', { breedte: 4, vloer: 'Vinyl' })
  expect(screen.getByText('4 m').tagName).toBe('P')
  expect(screen.getByText('Vinyl').tagName).toBe('P')
  expect(screen.queryByRole('textbox')).toBe(null)
  expect(screen.getByText(/door Ada Post$/).tagName).toBe('P')
  expect(screen.getByRole('button', { name: 'Zet terug' }).tagName).toBe('BUTTON')
})

test('a number beyond its limits is asked about where it stands, and once more before the form is sent', async () => {
  await open('open', { breedte: 4, helling: 30 })
  expect(screen.queryByText(/Klopt dit/)).toBe(null)
  fireEvent.change(screen.getByLabelText(/^Helling/), { target: { value: '300' } })
  expect(screen.getByText('Klopt dit? Meestal tussen 5 ° en 60 °.').getAttribute('role')).toBe('status')
  fireEvent.click(screen.getAllByRole('button', { name: 'Verzend formulier' }).at(-1) as HTMLElement)
  const question = await screen.findByRole('dialog', { name: 'Klopt dit?' })
  expect(question.textContent).toContain('Helling: 300 °. Meestal tussen 5 ° en 60 °.')
  fireEvent.click(screen.getByRole('button', { name: 'Annuleer' }))
  expect(screen.queryByText(/^Klaar/)).toBe(null)
})

test('a new row begins with what stands in its fields from the start, with the decimals of each', async () => {
  await open('open', {})
  fireEvent.click(screen.getByRole('button', { name: 'Regel toevoegen' }))
  expect((screen.getByLabelText('Hoogte') as HTMLInputElement).value).toBe('1,20')
})

test('what is none of a list is typed beside it, and a choice of the list takes its place', async () => {
  await open('open', {})
  expect(screen.queryByRole('textbox', { name: 'Anders, namelijk' })).toBe(null)
  fireEvent.click(screen.getByLabelText('Anders, namelijk'))
  fireEvent.change(screen.getByRole('textbox', { name: 'Anders, namelijk' }), { target: { value: 'Riet' } })
  expect((screen.getByRole('textbox', { name: 'Anders, namelijk' }) as HTMLInputElement).value).toBe('Riet')
  expect(screen.getByText('1 van 4 vragen')).toBeTruthy()
  fireEvent.click(screen.getByLabelText('Leien'))
  expect(screen.queryByRole('textbox', { name: 'Anders, namelijk' })).toBe(null)
})
