import { afterEach, expect, test } from 'bun:test'
import { keepInMemory, openScreens } from '@core/ui/tests/open-screens'
import flow from '@openapi/fields/flow'
import { screen, within } from '@testing-library/react'
import ui from '../index'

const fields: Record<string, unknown> = flow.fields
afterEach(() => {
  delete fields.gate_code
})

test('a new dossier is asked its fields as they are described, one that is new to dossiers among them (G-FLOWNEW)', async () => {
  // Stands for a line in the entity: `bun run openapi` writes it here.
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
