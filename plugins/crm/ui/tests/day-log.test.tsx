import { expect, test } from 'bun:test'
import { answerCalls, keepInMemory, openScreens } from '@core/ui/tests/open-screens'
import { screen } from '@testing-library/react'
import ui from '../index'
import { exampleFlow } from './example-flow'

test('the log of a day says which dossier, whose, what changed and by whom (R-LOG-002)', async () => {
  keepInMemory('/api/flow', [{ ...exampleFlow, id: 158 }])
  const line = {
    loggable_type: 'flow',
    loggable_id: 158,
    flow_id: 158,
    description: 'updated',
    user_fullname: 'Fatima El Idrissi',
    customer_name: null,
    impersonator_name: null,
    created_at: '2026-11-25T09:00:00Z',
  }
  answerCalls('/api/company/getlogitems', () => [
    {
      ...line,
      id: 2,
      loggable_name: 'D2026-0007',
      old_value: { description: null, tags: [], city: null, lead_date: '2026-01-01', remarks: '', version: 1 },
      new_value: { description: 'Dak', tags: ['Spoed'], city: 'Epe', lead_date: '2026-01-02', remarks: '', version: 2 },
    },
    { ...line, id: 1, loggable_name: null, description: 'deleted', old_value: { number: 'D2026-0001' }, flow_id: null },
  ])
  await openScreens(ui, '/logitem_overview?date=2026-11-25')
  const changed = (await screen.findByText('Dossier “D2026-0007 · Ada Post” gewijzigd')).closest('li')
  expect(changed?.textContent).toContain('Fatima El Idrissi · Omschrijving, Labels, Plaats en nog 1 veld')
  await screen.findByText('Dossier “D2026-0001” verwijderd')
})
