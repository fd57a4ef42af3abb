import { expect, test } from 'bun:test'
import { answerCalls, openScreens } from '@core/ui/tests/open-screens'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import ui from '../index'
import { exampleFlow } from './example-flow'

const person = { id: 7, country: 'Nederland', tags: [], version: 1, created_at: '2026-10-02' }

for (const [kind, row, noun] of [
  ['relation', { ...person, fullname: 'Ada Post' }, 'deze relatie'],
  ['organization', { ...person, name: 'Bouwgroep' }, 'deze organisatie'],
  ['flow', { ...exampleFlow, status: 'new' }, 'dit dossier'],
] as const)
  test(`of kind ${kind} one goes only once the question in the words for it is answered (R-NOTE-002)`, async () => {
    const deleted: string[] = []
    answerCalls(`/api/${kind}`, (request, path) => {
      if (request.method === 'DELETE') deleted.push(path)
      return path === `/api/${kind}/7` ? row : Response.json({}, { status: 404 })
    })
    await openScreens(ui, `/${kind}_detail/7`)
    fireEvent.click((await screen.findAllByRole('button', { name: /^Meer/ })).at(0) as HTMLElement)
    fireEvent.click(await screen.findByRole('menuitem', { name: /^Naar prullenbak/ }))
    const question = within(await screen.findByRole('dialog', { name: `Weet u zeker dat u ${noun} wilt verwijderen?` }))
    expect(deleted).toEqual([])
    fireEvent.click(question.getByRole('button', { name: 'Naar prullenbak' }))
    await waitFor(() => expect(deleted).toEqual([`/api/${kind}/7`]))
  })
