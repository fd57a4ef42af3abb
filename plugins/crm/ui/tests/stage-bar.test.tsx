import { expect, test } from 'bun:test'
import { keepInMemory, openScreens } from '@core/ui/tests/open-screens'
import { screen, within } from '@testing-library/react'
import ui from '../index'
import { exampleFlow } from './example-flow'

/** How each stage of the header is drawn, in order. */
async function stagesOf(flow: object): Promise<string[]> {
  keepInMemory('/api/flow', [{ ...exampleFlow, ...flow }])
  await openScreens(ui, '/flow_detail/7')
  const bar = await screen.findByRole('list', { name: 'Fasen van het dossier' })
  return within(bar)
    .getAllByRole('listitem')
    .map(step => {
      const words = step.textContent ?? ''
      if (step.getAttribute('aria-current') === 'step') return 'active'
      return words.includes('afgerond') ? 'completed' : words.includes('gestopt') ? 'cancelled' : 'inactive'
    })
}

test('stages before that of the dossier are completed, its own is active, later ones are not (R-FLOW-003)', async () => {
  expect(await stagesOf({ status: 'quotation' })).toEqual([
    'completed',
    'completed',
    'active',
    'inactive',
    'inactive',
    'inactive',
    'inactive',
  ])
})

test('of a completed dossier all stages are completed (R-FLOW-004)', async () => {
  expect(await stagesOf({ status: 'completed' })).toEqual(Array(7).fill('completed'))
})

test('of a cancelled dossier all stages are, with why at the one that it was lost in (R-FLOW-004)', async () => {
  const lost = { status: 'cancelled', cancelled_in: 'quotation', cancel_reason: 'Te duur' }
  expect(await stagesOf(lost)).toEqual([
    'cancelled',
    'cancelled',
    'active',
    'cancelled',
    'cancelled',
    'cancelled',
    'cancelled',
  ])
  expect(screen.getByRole('list', { name: 'Fasen van het dossier' }).textContent).toContain('Geannuleerd · Te duur')
})
