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
