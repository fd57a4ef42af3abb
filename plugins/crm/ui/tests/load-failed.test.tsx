import { expect, test } from 'bun:test'
import { answerCalls, openScreens } from '@core/ui/tests/open-screens'
import { fireEvent, screen } from '@testing-library/react'
import ui from '../index'
import { exampleFlow } from './example-flow'

const relation = { id: 7, fullname: 'Ada Post', country: 'Nederland', tags: [], version: 1, created_at: '2026-10-02' }
const organization = { id: 7, name: 'Bouwgroep', country: 'Nederland', tags: [], version: 1, created_at: '2026-10-02' }

for (const [kind, rule, row, name] of [
  ['flow', 'R-FLOW-036', { ...exampleFlow, status: 'new' }, exampleFlow.number],
  ['relation', 'R-REL-011', relation, 'Ada Post'],
  ['organization', 'R-ORG-002', organization, 'Bouwgroep'],
] as const)
  test(`the page of kind ${kind} that does not load is one error, which can be tried again (${rule})`, async () => {
    let broken = true
    answerCalls(`/api/${kind}`, (_, path) => {
      if (path !== `/api/${kind}/7`) return Response.json({ message: 'Niets.' }, { status: 404 })
      return broken ? Response.json({ message: 'De server doet het niet.' }, { status: 503 }) : row
    })
    await openScreens(ui, `/${kind}_detail/7`)
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toContain('De server doet het niet.')
    // It stands for the page: nothing of the record is there.
    expect(screen.getByRole('heading', { level: 1 }).textContent).not.toContain(name)
    expect(screen.queryByRole('tab')).toBeNull()
    broken = false
    fireEvent.click(screen.getByRole('button', { name: /^Probeer/ }))
    await screen.findByRole('heading', { level: 1, name: new RegExp(name) })
  })
