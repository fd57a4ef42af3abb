import { expect, test } from 'bun:test'
import { keepInMemory, openScreens } from '@core/ui/tests/open-screens'
import { fireEvent, screen, within } from '@testing-library/react'
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
