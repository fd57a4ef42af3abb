import { expect, test } from 'bun:test'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { BatchState } from '../../query/resource-calls.ts'
import { openGallery } from '../../tests/open-gallery.tsx'
import { runMany } from '../run-many.tsx'

test('of work that was stopped only what was done counts, and why it stopped is told (R-BATCH-003)', async () => {
  await openGallery('/overlays')
  const stopped = { done: 2, total: 3, refused: [], failedMessage: 'Gestopt na 2 van de 3.' } as unknown as BatchState
  const gone = runMany({
    ids: [3, 1, 2],
    what: 'relaties',
    calls: { would: async () => ({ refused: [] }), start: async () => ({ batchId: 1 }) },
    question: count => `Deze ${count} relaties verwijderen?`,
    verb: 'Naar prullenbak',
    removes: true,
    follow: async () => [stopped],
  })
  await screen.findByRole('dialog', { name: 'Deze 3 relaties verwijderen?' })
  await userEvent.click(screen.getByRole('button', { name: 'Naar prullenbak' }))
  expect(await gone).toEqual([1, 2])
  await screen.findByText('Gestopt na 2 van de 3.')
})
