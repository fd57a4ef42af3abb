import { expect, test } from 'bun:test'
import { answerCalls, keepInMemory, openScreens } from '@core/ui/tests/open-screens'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import ui from '../index'

test('a task is finished once that is confirmed, or put off until a day that is asked (R-TASK-016)', async () => {
  keepInMemory('/api/task', [{ id: 1, title: 'Omvormer bestellen', status: 'open', is_template: false, version: 1 }])
  await openScreens(ui, '/task_overview?taskId=1')
  const form = within(await screen.findByRole('dialog', { name: 'Taak wijzigen' }))
  fireEvent.click(form.getByRole('button', { name: 'Gedaan' }))
  const question = within(await screen.findByRole('dialog', { name: 'Omvormer bestellen afronden?' }))
  fireEvent.click(question.getByRole('button', { name: 'Annuleer' }))
  fireEvent.click(form.getByRole('button', { name: 'Stel uit' }))
  const until = within(await screen.findByRole('dialog', { name: 'Omvormer bestellen uitstellen' }))
  expect(until.getByLabelText(/^Tot wanneer/)).toBeTruthy()
})

test('who is hidden from planning is given no tasks but those of their own work (R-ROLE-012)', async () => {
  keepInMemory('/api/user', [
    { id: 1, fullname: 'Ada Advies', user_type: 'sales', hide_from_planning: 1 },
    { id: 2, fullname: 'Bo Bouw', user_type: 'project', hide_from_planning: 1 },
    { id: 3, fullname: 'Cas Kantoor', user_type: 'standard', hide_from_planning: 0 },
  ])
  keepInMemory('/api/task', [
    { id: 1, title: 'Meten', type: 'other', user_id: null, status: 'open', is_template: false, version: 1 },
  ])
  await openScreens(ui, '/task_overview?taskId=1')
  const form = within(await screen.findByRole('dialog', { name: 'Taak wijzigen' }))
  await form.findByRole('option', { name: 'Cas Kantoor' })
  const people = () => [...form.getByLabelText<HTMLSelectElement>('Wie').options].slice(1).map(({ text }) => text)
  expect(people()).toEqual(['Cas Kantoor'])
  fireEvent.change(form.getByLabelText(/^Soort/), { target: { value: 'intake' } })
  expect(people()).toEqual(['Ada Advies', 'Cas Kantoor'])
  fireEvent.change(form.getByLabelText(/^Soort/), { target: { value: 'project' } })
  expect(people()).toEqual(['Bo Bouw', 'Cas Kantoor'])
})

test('one field asks who does it: a team takes the place of the colleague that was proposed', async () => {
  const made: Record<string, unknown>[] = []
  answerCalls('/api/task', async request => {
    if (request.method === 'POST') made.push((await request.json()) as Record<string, unknown>)
    return { data: [], pagination: { total: 0, offset: 0, limit: 25 } }
  })
  keepInMemory('/api/user', [{ id: 1, fullname: 'Bo Bouw', user_type: 'project', hide_from_planning: 0 }])
  keepInMemory('/api/team', [{ id: 3, name: 'Dakploeg', color: 'green', members: [] }])
  await openScreens(ui, '/task_overview')
  fireEvent.click((await screen.findAllByRole('button', { name: 'Taak' }))[0] as HTMLElement)
  const form = within(await screen.findByRole('dialog', { name: 'Nieuwe taak' }))
  const team = await form.findByRole<HTMLOptionElement>('option', { name: 'Dakploeg' })
  expect(form.queryByLabelText('Ploeg')).toBeNull()
  fireEvent.change(form.getByLabelText(/^Taak/), { target: { value: 'Panelen leggen' } })
  fireEvent.change(form.getByLabelText('Wie'), { target: { value: team.value } })
  fireEvent.click(form.getByRole('button', { name: 'Maak taak' }))
  await waitFor(() => expect(made).toMatchObject([{ title: 'Panelen leggen', user_id: null, team_id: 3 }]))
})

test('the dossier of a task says whose it is, for nobody knows one by its number', async () => {
  const flow = { id: 7, number: '2026-0007', relation_fullname: 'Ada Post' }
  keepInMemory('/api/flow', [flow])
  keepInMemory('/api/task', [
    { id: 1, title: 'Meten', type: 'other', flow_id: 7, status: 'open', is_template: false, version: 1 },
  ])
  await openScreens(ui, '/task_overview?taskId=1')
  const form = within(await screen.findByRole('dialog', { name: 'Taak wijzigen' }))
  await waitFor(() => expect(form.getByLabelText<HTMLInputElement>('Dossier').value).toBe('2026-0007 · Ada Post'))
})
