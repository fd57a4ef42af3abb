import { beforeEach, expect, test } from 'bun:test'
import { answerCalls, openScreens } from '@core/ui/tests/open-screens'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import TodosWidget from '../dashboard/todos-widget'
import ui from '../index'

const HOUR = 3_600_000
const ago = (hours: number) => new Date(Date.now() - hours * HOUR).toISOString()

interface Todo {
  description: string
  status?: 'open' | 'afgerond'
  priority?: string
  completion_date?: string | null
}
const todo = (some: Todo, at: number) => ({
  id: at + 1,
  status: 'open',
  priority: 'normal',
  due_date: ago(-24),
  completion_date: null,
  overdue: false,
  subject: null,
  flow_id: null,
  user_fullname: null,
  version: 1,
  ...some,
})

/** Answers as the server does: by status and by when it was done, as many as are asked for. */
function keepTodos(all: readonly Todo[]): void {
  const rows = all.map(todo)
  answerCalls('/api/action', request => {
    const asked = new URL(request.url).searchParams
    const since = asked.get('completion_date_from')
    const found = rows
      .filter(({ status }) => status === asked.get('status'))
      .filter(({ completion_date: done }) => !since || (done !== null && done >= since))
    return {
      data: found.slice(0, Number(asked.get('limit'))),
      pagination: { total: found.length, offset: 0, limit: Number(asked.get('limit')) },
    }
  })
}

/** The panel of the dashboard, on a page by itself. */
const openWidget = () =>
  openScreens({ ...ui, screens: [{ path: '/', load: async () => ({ default: () => <TodosWidget /> }) }] }, '/')
const told = () => screen.getAllByRole('link').map(({ textContent }) => textContent)
const todos = () => told().filter(text => text?.startsWith('Klus'))

beforeEach(() => keepTodos([]))

test('what there is to do shows 5, 5 more as one asks, and all of it (R-DASH-006)', async () => {
  keepTodos(Array.from({ length: 23 }, (_, at) => ({ description: `Klus ${at + 1}` })))
  await openWidget()
  await screen.findByText('Klus 5')
  expect(todos()).toHaveLength(5)
  fireEvent.click(screen.getByRole('button', { name: 'Toon meer' }))
  await screen.findByText('Klus 10')
  expect(todos()).toHaveLength(10)
  fireEvent.click(screen.getByRole('button', { name: 'Toon alle 23' }))
  await screen.findByText('Klus 23')
  expect(todos()).toHaveLength(23)
  expect(screen.queryByRole('button', { name: /^Toon/ })).toBeNull()
})

test('what was done stays below what is open for two days, so that it can be taken back, and is gone then (R-ACT-004)', async () => {
  keepTodos([
    { description: 'Klus van net', status: 'afgerond', completion_date: ago(1) },
    { description: 'Klus van eergisteren', status: 'afgerond', completion_date: ago(47) },
    { description: 'Klus van vorige week', status: 'afgerond', completion_date: ago(49) },
    { description: 'Klus die open is' },
  ])
  await openWidget()
  await screen.findByText('Klus van net')
  expect(todos()).toEqual(['Klus die open is', 'Klus van net', 'Klus van eergisteren'])
  expect(screen.getByRole('checkbox', { name: /Klus van net/ })).toHaveProperty('checked', true)
})

test('of what there is to do the urgent stands out, with the word for how urgent (R-DASH-008)', async () => {
  keepTodos(['top', 'high', 'normal', 'low'].map(priority => ({ description: `Klus ${priority}`, priority })))
  await openWidget()
  await screen.findByText('Klus top')
  const rowOf = (name: string) => screen.getByText(name).closest('.vk-card-row') as HTMLElement
  expect(within(rowOf('Klus top')).getByText('Top').closest('.vk-tone-danger')).toBeTruthy()
  expect(within(rowOf('Klus high')).getByText('Hoog').closest('.vk-tone-warn')).toBeTruthy()
  for (const name of ['Klus normal', 'Klus low'])
    expect(rowOf(name).querySelector('[class*=vk-tone]') === null, name).toBe(true)
})

test('a dossier shows 5 of its tasks and to-dos, what is open first, and nothing that was done long ago (R-DASH-006, R-ACT-004)', async () => {
  const task = (at: number, status = 'open') => ({
    id: at,
    title: `Taak ${at}`,
    status,
    type: 'other',
    color: null,
    start_date: null,
    user_fullname: null,
    classification: 'unplanned',
  })
  answerCalls('/api/flow', () => ({
    id: 7,
    tasks: [task(1, 'afgerond'), task(2), task(3), task(4)],
    actions: [
      todo({ description: 'Klus van vorige maand', status: 'afgerond', completion_date: ago(700) }, 1),
      todo({ description: 'Klus van net', status: 'afgerond', completion_date: ago(1) }, 2),
      todo({ description: 'Klus die open is' }, 3),
    ],
  }))
  const { default: FlowWorkCard } = await import('../work/flow-work-card')
  await openScreens(
    { ...ui, screens: [{ path: '/', load: async () => ({ default: () => <FlowWorkCard flowId={7} /> }) }] },
    '/',
  )
  await screen.findByText('Taak 2')
  expect(screen.queryByText('Klus van net')).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Toon meer' }))
  await waitFor(() => screen.getByText('Klus van net'))
  expect(screen.queryByText('Klus van vorige maand')).toBeNull()
})
