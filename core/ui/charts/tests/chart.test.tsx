import { expect, test } from 'bun:test'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { openGallery } from '../../tests/open-gallery.tsx'

test('a chart can be read as a table', async () => {
  await openGallery('/charts')
  await userEvent.click(screen.getAllByRole('button', { name: 'Toon als tabel' })[0]!)
  expect(screen.getAllByRole('row', { name: /^nov/ })[0]?.textContent).toContain('61.000')
})
