import { expect, test } from 'bun:test'
import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { openGallery } from '../../tests/open-gallery.tsx'

test('a collapsed panel stays collapsed in this browser (R-UI-001)', async () => {
  const panel = () => screen.getByRole('button', { name: 'Inklapbaar' })
  await openGallery('/data')
  await userEvent.click(panel())
  expect(panel().getAttribute('aria-expanded')).toBe('false')
  cleanup()
  await openGallery('/data')
  expect(panel().getAttribute('aria-expanded')).toBe('false')
})
