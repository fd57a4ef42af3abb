import { expect, test } from 'bun:test'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { openGallery } from '../../tests/open-gallery.tsx'

const focused = () => document.activeElement?.textContent
const open = async () => {
  await openGallery('/buttons')
  await userEvent.click(screen.getByRole('button', { name: 'Acties' }))
  await screen.findByRole('menu', { name: 'Acties' })
}

test('what is behind an item opens beside it, the chosen one first, and arrows go in and out', async () => {
  await open()
  await userEvent.keyboard('{ArrowDown}{ArrowRight}')
  await screen.findByRole('menu', { name: 'Zet op' })
  expect(focused()).toContain('Aanbod')
  await userEvent.keyboard('{ArrowDown}')
  expect(focused()).toContain('Werk')
  await userEvent.keyboard('{ArrowLeft}')
  expect(screen.queryByRole('menu', { name: 'Zet op' })).toBeNull()
  expect(focused()).toContain('Zet op')
})

test('one key each chooses an item and what is behind it, and one click each does', async () => {
  await open()
  await userEvent.keyboard('1')
  await screen.findByRole('menu', { name: 'Zet op' })
  await userEvent.keyboard('3')
  await screen.findByText('Staat op Werk')
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
  await userEvent.click(screen.getByRole('button', { name: 'Acties' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: /Zet op/ }))
  await userEvent.click(await screen.findByRole('menuitemradio', { name: /Aanvraag/ }))
  await screen.findByText('Staat op Aanvraag')
})
