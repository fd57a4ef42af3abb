import { expect, test } from 'bun:test'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { openGallery } from '../../tests/open-gallery.tsx'

test.each([
  ['an item', 'Verwijder item', 'Dit item verwijderen?'],
  ['a line', 'Verwijder regel', 'Regel verwijderen?'],
])('deleting %s asks first, in words of its own (R-FORM-005, R-FORM-006, R-UI-012)', async (_, button, question) => {
  await openGallery('/overlays')
  await userEvent.click(screen.getByRole('button', { name: button }))
  const dialog = within(await screen.findByRole('dialog', { name: question }))
  expect(dialog.getByRole('button', { name: 'Verwijder' })).toBeTruthy()
  await userEvent.click(dialog.getByRole('button', { name: 'Annuleer' }))
  await waitFor(() => expect(screen.queryByRole('dialog') === null).toBe(true))
})
