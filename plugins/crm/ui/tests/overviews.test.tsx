import { beforeEach, expect, test } from 'bun:test'
import { answerCalls, openScreens } from '@core/ui/tests/open-screens'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import ui from '../index'

const COUNT = 60
/** What the lists asked for, without the counts of their views. */
let asked: Record<string, string>[] = []
beforeEach(() => {
  localStorage.clear()
  asked = []
  for (const path of ['/api/flow', '/api/relation'] as const)
    answerCalls(path, (request, address) => {
      if (address !== path) return []
      const query = Object.fromEntries(new URL(request.url).searchParams)
      const limit = Number(query.limit)
      if (limit > 1 && query.fields !== 'id') asked.push(query)
      return {
        data: Array.from({ length: Math.min(limit, COUNT) }, (_, at) => rowOf(at + 1)),
        pagination: { total: COUNT, offset: 0, limit },
      }
    })
})
const rowOf = (id: number) => ({
  id,
  fullname: `Klant ${id}`,
  relation_fullname: `Klant ${id}`,
  status: 'new',
  lead_date: '2026-11-02',
  tags: [],
  flow_tags: [],
  flow_count: 0,
  order_value: null,
  updated_at: '2026-11-02T09:00:00Z',
})
const last = () => asked.at(-1)

test('dossiers and relations come 25 a page (R-FLOW-024, R-REL-006)', async () => {
  for (const path of ['/flow_overview', '/relation_overview']) {
    await openScreens(ui, path)
    await screen.findByText(/^1–25 van/)
    expect(last()).toMatchObject({ offset: '0', limit: '25' })
    fireEvent.click(screen.getByRole('button', { name: 'Pagina 3' }))
    await screen.findByText(/^51–60 van/)
    expect(last()).toMatchObject({ offset: '50', limit: '25' })
    cleanup()
  }
})

test('the status that dossiers were narrowed to, their page and how many are on one come back from this browser (R-FLOW-024, R-FLOW-041)', async () => {
  await openScreens(ui, '/flow_overview')
  await waitFor(() => expect(last()).toMatchObject({ status: expect.stringContaining('new,intake') }))
  fireEvent.click(await screen.findByRole('button', { name: /^Afgerond en vervallen|^Beëindigd|^Afgesloten/ }))
  await waitFor(() => expect(last()).toMatchObject({ status: 'completed,cancelled' }))
  fireEvent.change(screen.getByRole('combobox', { name: 'Rijen per pagina' }), { target: { value: '50' } })
  fireEvent.click(await screen.findByRole('button', { name: 'Pagina 2' }))
  await waitFor(() => expect(last()).toMatchObject({ offset: '50', limit: '50' }))
  cleanup()
  asked = []
  await openScreens(ui, '/flow_overview')
  await waitFor(() => expect(last()).toMatchObject({ status: 'completed,cancelled', offset: '50', limit: '50' }))
})
