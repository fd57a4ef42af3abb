import { afterEach, expect, test } from 'bun:test'
import { answerCalls, keepInMemory, openScreens } from '@core/ui/tests/open-screens'
import flow from '@openapi/fields/flow'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import ui from '../index'

const fields: Record<string, unknown> = flow.fields
afterEach(() => {
  delete fields.gate_code
})

test('a new dossier is asked its fields as they are described, one that is new to dossiers among them (G-FLOWNEW)', async () => {
  // Stands for a line in the entity: `npm run openapi` writes it here.
  fields.gate_code = { input: 'text', label: 'field.flow.number', maxLength: 12 }
  keepInMemory('/api/flow', [])
  await openScreens(ui, '/flow_overview?new=')
  const form = within(await screen.findByRole('dialog', { name: 'Nieuw dossier' }))
  for (const label of [/^Relatie/, /^Omschrijving/, /^Leadbron/, /^Behandelaar/, /^Labels/])
    expect(form.getAllByLabelText(label).length, String(label)).toBeGreaterThan(0)
  expect((form.getByLabelText(/^Nummer/) as HTMLInputElement).maxLength).toBe(12)
  // What is only known later is asked on its page.
  for (const label of [/^Kantoor/, /^Referentie/, /^Opmerkingen/])
    expect(form.queryByLabelText(label) === null, String(label)).toBe(true)
})

test('the picker of relations offers to make one once more than 2 characters are typed, and takes the name apart (R-REL-004)', async () => {
  const searched: string[] = []
  answerCalls('/api/relation', request => {
    searched.push(new URL(request.url).searchParams.get('query') ?? '')
    return { data: [], pagination: { total: 0, offset: 0, limit: 30 } }
  })
  keepInMemory('/api/flow', [])
  await openScreens(ui, '/flow_overview?new=')
  const form = within(await screen.findByRole('dialog', { name: 'Nieuw dossier' }))
  const picker = form.getByRole('combobox', { name: /^Relatie/ })
  fireEvent.change(picker, { target: { value: 'Br' } })
  // As long as a search would wait for another key.
  await screen.findByText('Typ minstens 3 tekens')
  expect(within(screen.getByRole('listbox')).queryAllByRole('option')).toEqual([])
  fireEvent.change(picker, { target: { value: 'Bram de Wit' } })
  fireEvent.click(await screen.findByRole('option', { name: /Bram de Wit.*\(nieuw\)/ }))
  await waitFor(() => expect(form.getByLabelText<HTMLInputElement>(/^Achternaam/).value).toBe('Wit'))
  expect(form.getByLabelText<HTMLInputElement>(/^Voornaam/).value).toBe('Bram')
  expect(form.getByLabelText<HTMLInputElement>(/^Tussenvoegsel/).value).toBe('de')
  expect(searched).not.toContain('Br')
})

test('won, lost, subscribed and archived are at hand as labels of a dossier beside those in use (R-FLOW-013)', async () => {
  answerCalls('/api/flow', (_, path) =>
    path === '/api/flow/values' ? [{ value: 'Spoed' }] : { data: [], pagination: { total: 0, offset: 0, limit: 25 } },
  )
  await openScreens(ui, '/flow_overview?new=')
  const form = within(await screen.findByRole('dialog', { name: 'Nieuw dossier' }))
  fireEvent.focus(form.getAllByPlaceholderText('Kies of typ een label')[0] as HTMLElement)
  await screen.findByRole('option', { name: 'Spoed' })
  for (const label of ['Gewonnen', 'Verloren', 'Aangemeld', 'Gearchiveerd']) screen.getByRole('option', { name: label })
})
