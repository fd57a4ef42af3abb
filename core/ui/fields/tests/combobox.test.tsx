import { expect, test } from 'bun:test'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { openGallery } from '../../tests/open-gallery.tsx'

test('a picker makes nobody twice: Enter waits until it is known who there is (R-SEARCH-003)', async () => {
  await openGallery('/pickers')
  const picker = screen.getByRole<HTMLInputElement>('combobox', { name: 'Relatie' })
  await userEvent.clear(picker)
  await userEvent.type(picker, 'Kampen{Enter}')
  await screen.findByRole('option', { name: /^Kampen/, selected: true })
  await userEvent.type(picker, '{Enter}')
  expect(picker.value).toBe('Kampen')
})
