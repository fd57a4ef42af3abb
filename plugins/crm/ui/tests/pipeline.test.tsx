import { beforeEach, expect, test } from 'bun:test'
import { answerCalls, openScreens } from '@core/ui/tests/open-screens'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import ui from '../index'

const handler = { id: 5, fullname: 'Bo Bouw', user_type: 'sales' }
let asked: Record<string, string>[] = []
beforeEach(() => {
  localStorage.clear()
  asked = []
  answerCalls('/api/flow', (_, path) => (path.endsWith('UsedFlowTags') ? ['Spoed'] : []))
  answerCalls('/api/user', () => ({ data: [handler], pagination: { total: 1, offset: 0, limit: 200 } }))
  answerCalls('/api/user/getleadpipeline', request => {
    asked.push(Object.fromEntries(new URL(request.url).searchParams))
    return []
  })
})

test('how many cards the board shows, in which order, whose and with which label is kept in this browser (R-PIPE-006)', async () => {
  await openScreens(ui, '/pipeline')
  const choose = async (name: string, text: string) => {
    const select = await screen.findByRole<HTMLSelectElement>('combobox', { name })
    await waitFor(() => expect([...select.options].map(option => option.text)).toContain(text))
    const value = [...select.options].find(option => option.text === text)?.value
    fireEvent.change(select, { target: { value } })
  }
  await choose('Toon', 'Toon 250')
  await choose('Sorteer op', 'gewogen omzet (hoogste eerst)')
  await choose('Behandelaar', 'Bo Bouw')
  await choose('Label', 'Spoed')
  const wanted = { sort: '-turnover_weighted', limit: '250', user_id: '5', tag: 'Spoed' }
  await waitFor(() => expect(asked.at(-1)).toMatchObject(wanted))
  const kept = Object.entries(localStorage).filter(([key]) => key.startsWith('vakwerk.pipeline'))
  expect(Object.fromEntries(kept)).toMatchObject({
    'vakwerk.pipeline.limit': '250',
    'vakwerk.pipeline.sort': '"value_high"',
    'vakwerk.pipeline.handler': '5',
    'vakwerk.pipeline.tag': '"Spoed"',
  })
  cleanup()
  asked = []
  await openScreens(ui, '/pipeline')
  await waitFor(() => expect(asked.at(-1)).toMatchObject(wanted))
})
