import { expect, test } from 'bun:test'
import { answerCalls, keepInMemory, openScreens } from '@core/ui/tests/open-screens'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import ui from '../index'

const file = {
  id: 1,
  filename: 'beurs.csv',
  state: 'checked',
  total: 1,
  progress: 100,
  fields: [],
  headers: ['Naam'],
  mapping: ['relation_id.name'],
  counts: { create: 1 },
}
const importableFlows = [
  { id: 5, row: 2, relation: 'Piet', relation_id: null, description: '', valid: true, errors: {}, selected: true },
]
const reference = (path: string) => ({ path, by: 'name', notes: [], sort: 'name' })
const NOTHING = { event_triggers: [], partner: null, partner_project: null, project_templates: null }

/** Opens a file that was tried, for a company whose modules offer this; answers what is sent to import it. */
async function openImport(choices: object): Promise<Record<string, unknown>[]> {
  const sent: Record<string, unknown>[] = []
  keepInMemory('/api/partner', [{ id: 3, name: 'Energieloket' }])
  answerCalls('/api/importfile', () => file)
  answerCalls('/api/flow', async (request, path) => {
    if (path.endsWith('/importchoices')) return { ...NOTHING, ...choices }
    if (path.endsWith('/bulkimport')) sent.push((await request.json()) as Record<string, unknown>)
    return path.endsWith('/bulkimport') ? { batchId: 1 } : path.endsWith('/values') ? [] : { importableFlows }
  })
  await openScreens(ui, '/flow_bulkimport?import=1')
  await screen.findByText('1 van 1 gekozen')
  return sent
}

async function start(): Promise<void> {
  fireEvent.click(screen.getByRole('button', { name: 'Importeer 1 dossier' }))
  const sure = within(await screen.findByRole('dialog'))
  fireEvent.click(sure.getByRole('button', { name: 'Importeer 1 dossier' }))
}

test('an import asks what other modules of the company offer, a template only where a project begins, and sends it', async () => {
  const sent = await openImport({
    event_triggers: [{ tag: 'flow_created', label: 'Dossier is aangemaakt' }],
    partner: reference('/api/partner'),
    partner_project: reference('/api/partnerproject'),
    project_templates: [{ id: 7, name: 'Zonnepanelen' }],
  })
  fireEvent.change(await screen.findByLabelText(/^Start regels van/), { target: { value: 'flow_created' } })
  screen.getByRole('combobox', { name: /^Partnerproject/ })
  fireEvent.change(screen.getByRole('combobox', { name: /^Partner(?!project)/ }), { target: { value: 'Energie' } })
  fireEvent.click(await screen.findByRole('option', { name: 'Energieloket' }))
  expect(screen.queryByLabelText(/^Projectsjabloon/)).toBeNull()
  fireEvent.click(screen.getByLabelText('Begin in elk dossier een project'))
  fireEvent.change(await screen.findByLabelText(/^Projectsjabloon/), { target: { value: '7' } })
  await start()
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]).toMatchObject({
    partner_id: 3,
    start_project: true,
    project_template_id: 7,
    event_trigger_tag: 'flow_created',
  })
})

test('nothing is asked for a module that the company has not got', async () => {
  const sent = await openImport({})
  for (const label of [/^Partner/, /^Begin in elk dossier/, /^Projectsjabloon/, /^Start regels van/])
    expect(screen.queryByLabelText(label)).toBeNull()
  await start()
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]).not.toHaveProperty('partner_id')
})
