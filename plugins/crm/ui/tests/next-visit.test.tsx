import { expect, test } from 'bun:test'
import { registerUi } from '@core/ui/define/registry'
import { openRoutes } from '@core/ui/tests/open-routes'
import { answerCalls, keepInMemory } from '@core/ui/tests/open-screens'
import { screen, within } from '@testing-library/react'
import ui from '../index'
import { NextVisit } from '../today/next-visit'
import Visits from '../today/visits'

registerUi(ui)

const event = {
  ...{ kind: 'task', id: 1, version: 1, title: 'Warmtepomp inregelen', begins: 'start_date', about: 'project' },
  ...{ start: '2026-12-01T08:00:00.000Z', end: '2026-12-01T10:00:00.000Z', all_day: false, absent: false, done: false },
  ...{ user_id: 1, user_fullname: 'Ruben Kok', team_id: null, flow_id: 3, attendees: [], lat: null, lng: null },
} as const

test('the way to the next visit leads to where it was planned, whatever the address of the customer', async () => {
  keepInMemory('/api/flow', [
    { id: 3, relation_id: 4, location_id: null, relation_fullname: 'Daan Drost', remarks: 'Sleutel bij de buren' },
  ])
  keepInMemory('/api/relation', [
    { id: 4, fullname: 'Daan Drost', address: 'Hoofdstraat', number: '71', city: 'Meppel' },
  ])
  const place = 'Berkumstraat 18, Zwolle'
  await openRoutes('/', [{ path: '/', element: <NextVisit event={{ ...event, attendees: [], place }} /> }])
  await screen.findByText('Sleutel bij de buren')
  const way = (await screen.findByText('Navigeer')).closest('a')?.href
  expect(decodeURIComponent(way ?? '')).toContain(`destination=${place}`)
})

test('a visit that was planned nowhere is where its customer lives', async () => {
  keepInMemory('/api/flow', [{ id: 3, relation_id: 4, location_id: null, relation_fullname: 'Daan Drost' }])
  keepInMemory('/api/relation', [
    { id: 4, fullname: 'Daan Drost', address: 'Hoofdstraat', number: '71', city: 'Meppel' },
  ])
  await openRoutes('/', [{ path: '/', element: <NextVisit event={{ ...event, attendees: [], place: null }} /> }])
  await screen.findByText('Daan Drost, Hoofdstraat 71, Meppel')
})

test('work that runs late stands on top until it is done, before what comes; an appointment that is over is gone', async () => {
  const at = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString()
  const day = (id: number, title: string, from: number, to: number, kind = 'task') => ({
    ...{ ...event, id, kind, title, flow_id: null, place: null },
    ...{ start: at(from), end: at(to) },
  })
  answerCalls('/api/calendar', () => [
    day(1, 'Overleg dat voorbij is', -180, -120, 'agendaitem'),
    day(2, 'Dak leggen', -120, -30),
    { ...day(3, 'Klaar', -120, -30), done: true },
    day(4, 'Omvormer', 60, 120),
  ])
  await openRoutes('/', [{ path: '/', element: <Visits /> }])
  expect((await screen.findByRole('heading', { name: 'Dak leggen' })).closest('.crm-next-visit')?.textContent).toMatch(
    /Loopt uit, tot \d\d:\d\d/,
  )
  expect(within(screen.getByRole('region', { name: 'Daarna' })).getByText('Omvormer')).toBeDefined()
  expect(screen.queryByText('Overleg dat voorbij is')).toBeNull()
  expect(screen.queryByText('Klaar')).toBeNull()
})
