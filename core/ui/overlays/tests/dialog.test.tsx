import { expect, test } from 'bun:test'
import { render, waitFor } from '@testing-library/react'
import { DateTimeInput } from '../../fields/date-time-input.tsx'
import { Dialog } from '../dialog.tsx'

test('a form in a window begins in its first field, also where that is a moment', async () => {
  render(
    <Dialog title="Opname wijzigen" onClose={() => undefined} onSubmit={event => event.preventDefault()}>
      <DateTimeInput label="Begin" value={null} onChange={() => undefined} />
    </Dialog>,
  )
  await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('Begin: Datum'))
})
