import { beforeEach, expect, test } from 'bun:test'
import { answerCalls, openScreens } from '@core/ui/tests/open-screens'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import ui from '../index'
import { exampleFlow } from './example-flow'

/** Dossiers whose customer agreed to nothing yet, and what was asked of the server. */
let unagreed: number[] = []
let asked: { path: string; body: unknown }[] = []
beforeEach(() => {
  localStorage.clear()
  asked = []
  const rows = [7, 8].map(id => ({ ...exampleFlow, id, status: 'quotation', number: `D2026-000${id}` }))
  answerCalls('/api/flow', async (request, path) => {
    if (request.method !== 'GET') asked.push({ path, body: await request.json() })
    if (path === '/api/flow/testProjectStart') return { unagreed }
    if (path === '/api/flow') return { data: rows, pagination: { total: 2, offset: 0, limit: 25 } }
    return rows.find(({ id }) => path === `/api/flow/${id}`) ?? Response.json({}, { status: 404 })
  })
  answerCalls('/api/flowphase', () => ({ data: [], pagination: { total: 0, offset: 0, limit: 200 } }))
})
const moves = () => asked.filter(({ path }) => path !== '/api/flow/testProjectStart')
const question = () => screen.findByRole('dialog', { name: 'Werk beginnen zonder akkoord?' })

async function toProject(): Promise<void> {
  const bar = await screen.findByRole('list', { name: 'Fasen van het dossier' })
  fireEvent.click(within(bar).getByRole('button', { name: /^Uitvoering/ }))
  fireEvent.click(await screen.findByRole('menuitem', { name: /Uitvoering/ }))
}

test('work that the customer agreed to nothing of begins only when that is confirmed (R-FLOW-029)', async () => {
  unagreed = [7]
  await openScreens(ui, '/flow_detail/7')
  await toProject()
  fireEvent.click(within(await question()).getByRole('button', { name: 'Annuleer' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(moves()).toEqual([])
  await toProject()
  fireEvent.click(within(await question()).getByRole('button', { name: 'Begin toch' }))
  await waitFor(() => expect(moves()).toEqual([{ path: '/api/flow/7', body: { status: 'project' } }]))
})

test('work that was agreed to begins at once, and other stages are never asked about (R-FLOW-029)', async () => {
  unagreed = []
  await openScreens(ui, '/flow_detail/7')
  await toProject()
  await waitFor(() => expect(moves()).toEqual([{ path: '/api/flow/7', body: { status: 'project' } }]))
  expect(screen.queryByRole('dialog')).toBeNull()
  asked = []
  const bar = await screen.findByRole('list', { name: 'Fasen van het dossier' })
  fireEvent.click(within(bar).getByRole('button', { name: /^Factuur/ }))
  fireEvent.click(await screen.findByRole('menuitem', { name: /Factuur/ }))
  await waitFor(() => expect(asked).toEqual([{ path: '/api/flow/7', body: { status: 'invoice' } }]))
})
