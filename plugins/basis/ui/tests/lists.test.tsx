import { beforeEach, expect, test } from 'bun:test'
import { visitor } from '@core/ui/gallery/visitor'
import { startView } from '@core/ui/map/start-view'
import { answerCalls, openScreens } from '@core/ui/tests/open-screens'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { toLonLat } from 'ol/proj.js'
import ui from '../index'
import { middleOf, nearest, pinsOf, placeOf } from '../task/task-pins'

/** What the lists asked for, the rows in sight alone. */
let asked: URLSearchParams[] = []
beforeEach(() => {
  localStorage.clear()
  asked = []
  for (const path of ['/api/task', '/api/action'] as const)
    answerCalls(path, request => {
      const query = new URL(request.url).searchParams
      if (query.get('limit') === '100') asked.push(query)
      return { data: [], pagination: { total: 0, offset: 0, limit: 100 } }
    })
})
const last = () => Object.fromEntries(asked.at(-1) ?? [])

for (const { role, whose } of [
  { role: 999, whose: String(visitor.id) },
  { role: 1000, whose: undefined },
])
  test(`tasks open with ${whose ? 'one’s own' : 'those of all'} for role ${role} (R-ROLE-006)`, async () => {
    await openScreens(ui, '/task_overview', { role })
    await waitFor(() => expect(last()).toMatchObject({ status: 'open' }))
    expect(last().user_id).toBe(whose)
  })

test('tasks and to-dos open sorted by their first column, descending (R-TASK-017, R-ACT-010)', async () => {
  for (const [path, field, title] of [
    ['/task_overview', 'start_date', 'Begint'],
    ['/action_overview', 'due_date', 'Uiterlijk'],
  ] as const) {
    await openScreens(ui, path)
    await waitFor(() => expect(last().sort).toBe(`-${field}`))
    fireEvent.click(screen.getByRole('button', { name: 'Kolommen' }))
    const [first] = await screen.findAllByRole('checkbox')
    expect(first?.closest('label')?.textContent).toBe(title)
    cleanup()
  }
})

test('a named period fills in the first and the last day of the filter of tasks (R-TASK-018)', async () => {
  await openScreens(ui, '/task_overview')
  fireEvent.click(await screen.findByRole('button', { name: 'Filter' }))
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Begint' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Vorig jaar' }))
  const year = new Date().getFullYear() - 1
  await waitFor(() =>
    expect(last()).toMatchObject({ start_date_from: `${year}-01-01`, start_date_to: `${year}-12-31` }),
  )
})

test('the map of tasks has the company in the middle, or else Zwolle (R-TASK-010)', () => {
  for (const [company, lng, lat] of [
    [{ lat: 51.9, lng: 4.5 }, 4.5, 51.9],
    [{ lat: null, lng: null }, 6.08, 52.5],
  ] as const) {
    const { center, zoom } = startView(middleOf(placeOf(company)))
    expect(zoom).toBe(9)
    expect(toLonLat(center).map(degrees => Number(degrees.toFixed(4)))).toEqual([lng, lat])
  }
})

test('beside the map the nearest task comes first, and the earliest where nobody knows from where one looks', () => {
  const tasks = [
    { id: 1, lat: 53.2, lng: 6.5 },
    { id: 2, lat: null, lng: null },
    { id: 3, lat: 52.51, lng: 6.09 },
  ]
  const order = (from: Parameters<typeof nearest>[1]) =>
    nearest(tasks, from).map(({ task, km }) => [task.id, km && Math.round(km)])
  expect(order({ lat: 52.5, lng: 6.08 })).toEqual([
    [3, 1],
    [1, 83],
  ])
  expect(order(null)).toEqual([
    [1, null],
    [3, null],
  ])
})

test('work is green on the map, a survey amber, aftercare red and the rest blue; half as strong without a moment (R-TASK-011)', () => {
  const task = { id: 1, title: 'Klus', lat: 52, lng: 6, start_date: '2026-12-01T09:00:00Z' }
  const color = (some: Partial<Parameters<typeof pinsOf>[0][number]>) =>
    pinsOf([{ ...task, type: 'other', ...some }]).map(pin => pin.color)
  expect((['project', 'intake', 'aftercare', 'other'] as const).flatMap(type => color({ type }))).toEqual([
    'var(--hue-green)',
    'var(--hue-amber)',
    'var(--hue-red)',
    'var(--hue-blue)',
  ])
  expect(color({ type: 'project', start_date: null })).toEqual([
    'color-mix(in srgb, var(--hue-green) 50%, transparent)',
  ])
  expect(color({ lat: null })).toEqual([])
})
