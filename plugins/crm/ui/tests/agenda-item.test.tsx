import { expect, test } from 'bun:test'
import { answerCalls, openScreens } from '@core/ui/tests/open-screens'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import ui from '../index'
import { exampleFlow } from './example-flow'

const item = {
  id: 7,
  version: 1,
  title: 'Schouw op het dak',
  description: 'Neem de lange ladder mee.',
  location: 'Kerkweg 36, Dalfsen',
  start_date: '2026-11-24T08:00:00.000Z',
  end_date: '2026-11-24T09:30:00.000Z',
  all_day: false,
  absent: false,
  user_id: 4,
  user_fullname: 'Lotte Hendriks',
  flow_id: 3,
}

test('an appointment says on which day it is, from when to when, whose and what for, and goes once that is confirmed (SCR-045)', async () => {
  const deleted: string[] = []
  answerCalls('/api/agendaitem', (request, path) => {
    if (request.method === 'DELETE') deleted.push(path)
    return path === '/api/agendaitem/7' ? item : Response.json({}, { status: 404 })
  })
  answerCalls('/api/flow', () => ({ ...exampleFlow, id: 3, number: '2026-0003' }))
  await openScreens(ui, '/agendaitem_detail/7')
  expect(await screen.findByText('dinsdag 24 november, 09:00 – 10:30')).toBeDefined()
  expect(screen.getByText('Lotte Hendriks')).toBeDefined()
  expect((await screen.findByRole('link', { name: /2026-0003/ })).getAttribute('href')).toBe('/flow_detail/3')
  fireEvent.click(screen.getByRole('button', { name: 'Verwijder' }))
  const question = within(
    await screen.findByRole('dialog', { name: 'Weet u zeker dat u deze afspraak wilt verwijderen?' }),
  )
  expect(deleted).toEqual([])
  fireEvent.click(question.getByRole('button', { name: 'Verwijder' }))
  await waitFor(() => expect(deleted).toEqual(['/api/agendaitem/7']))
})

test('one that lasts all day says so, without hours, and one of several days names both', async () => {
  const row = { ...item, all_day: true, start_date: '2026-11-23T23:00:00.000Z', end_date: '2026-11-25T22:59:00.000Z' }
  answerCalls('/api/agendaitem', () => ({ ...row, absent: true }))
  answerCalls('/api/flow', () => ({ ...exampleFlow, id: 3 }))
  await openScreens(ui, '/agendaitem_detail/7')
  expect(await screen.findByText('dinsdag 24 november – woensdag 25 november, hele dag')).toBeDefined()
  expect(screen.getByText('Afwezig')).toBeDefined()
})
