import { afterEach, beforeEach, expect, jest, test } from 'bun:test'
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { openGallery } from '../../tests/open-gallery.tsx'

beforeEach(() => localStorage.clear())
afterEach(() => {
  jest.useRealTimers()
})

/** The frame of the shell, once its notices have come. */
async function openFrame(company?: number) {
  await openGallery('/frame/dashboard', company)
  await screen.findByText('Lijsten lopen nu door.')
}

const search = () => screen.findByRole('combobox', { name: 'Zoeken' })

test('the frame has search, notifications and sign-out, and the tagline of the product (R-MENU-004, R-GEN-002)', async () => {
  await openFrame()
  expect(screen.getByText('your digital operating system')).toBeTruthy()
  await screen.findByRole('button', { name: /ongelezen/ })
  await userEvent.click(screen.getByRole('button', { name: /Sanne de Wit/ }))
  await screen.findByRole('menuitem', { name: 'Uitloggen' })
  await userEvent.keyboard('{Escape}')
  await userEvent.click(screen.getByRole('button', { name: /^Zoeken/ }))
  const box = await search()
  await waitFor(() => expect(document.activeElement === box).toBe(true))
})

test('search opens after 300 ms (R-SEARCH-004)', async () => {
  await openFrame()
  jest.useFakeTimers()
  const pass = (ms: number) => act(async () => void jest.advanceTimersByTime(ms))
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: /^Zoeken/ })))
  await pass(50)
  expect(screen.queryByRole('listbox') === null).toBe(true)
  await pass(300)
  expect(screen.queryByRole('listbox') !== null).toBe(true)
})

test('search shows 10 of a group and 10 more at a time, and says when there is nothing (R-SEARCH-007, R-SEARCH-008)', async () => {
  await openFrame()
  await userEvent.keyboard('{Control>}k{/Control}')
  await userEvent.type(await search(), 'post')
  const hits = async (count: number) =>
    waitFor(() => {
      const group = within(screen.getByRole('group', { name: 'Relaties' }))
      expect(group.getAllByRole('option', { name: /^Post/ })).toHaveLength(count)
    })
  const more = () => screen.getByRole('option', { name: 'Toon meer' })
  await hits(10)
  await userEvent.click(more())
  await hits(20)
  await userEvent.click(more())
  await hits(23)
  expect(screen.queryByRole('option', { name: 'Toon meer' }) === null).toBe(true)
  await userEvent.clear(await search())
  await userEvent.type(await search(), 'niemand')
  await screen.findByText('Geen resultaten gevonden')
})

test('what a plugin puts at hand is in search before anything is typed', async () => {
  await openFrame()
  await userEvent.keyboard('{Control>}k{/Control}')
  const recent = within(await screen.findByRole('group', { name: 'Laatst bekeken' }))
  const options = await recent.findAllByRole('option')
  expect(options).toHaveLength(2)
  expect(options[0]?.textContent).toContain('Klant 12')
})

test('a hidden system notification stays hidden in this browser (R-UI-003)', async () => {
  await openFrame()
  expect(screen.queryByText('Zondag van 06:00 tot 07:00 uur.') !== null).toBe(true)
  await userEvent.click(screen.getByRole('button', { name: 'Verberg de melding Onderhoud' }))
  cleanup()
  await openFrame()
  expect(screen.queryByText('Zondag van 06:00 tot 07:00 uur.') === null).toBe(true)
})

test('a question mark shows all keys, and a letter after G goes somewhere', async () => {
  await openFrame()
  await userEvent.keyboard('?')
  expect((await screen.findByRole('dialog', { name: 'Sneltoetsen' })).textContent).toContain('Relaties')
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog') === null).toBe(true))
  await userEvent.keyboard('gr')
  await waitFor(() => expect(screen.getByRole('link', { name: 'Relaties', current: 'page' })).toBeTruthy())
})
