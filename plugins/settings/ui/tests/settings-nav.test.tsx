import { expect, test } from 'bun:test'
import { answerCalls, openScreens } from '@core/ui/tests/open-screens'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import ui from '../index'

const MERGE_TAGS = '/account/company_mergetags'

async function openList(): Promise<HTMLElement> {
  answerCalls('/api/user', () => ({ data: [{ id: 1 }], pagination: { total: 14, offset: 0, limit: 1 } }))
  answerCalls('/api/mergetag', () => [])
  await openScreens(ui, MERGE_TAGS, { role: 5000 })
  const list = await screen.findByRole('navigation', { name: 'Instellingen' })
  await within(list).findByRole('list', { name: 'Bedrijf' })
  return list
}
const titles = (list: HTMLElement) =>
  within(list)
    .getAllByRole('link')
    .map(link => link.textContent)

test('settings stand in groups, with how many there are of what they list; the one that is open is marked', async () => {
  const list = await openList()
  const company = within(list).getByRole('list', { name: 'Bedrijf' })
  await waitFor(() =>
    expect(titles(company)).toEqual(['Huisstijl en gegevens', 'Modules', 'Eigen velden', 'Gebruikers14']),
  )
  const open = within(list).getByRole('list', { name: 'Documenten' })
  expect(within(open).getByRole('link', { current: 'page' }).textContent).toBe('Samenvoegvelden')
})

test('a setting is found by what people call it, with the keys alone', async () => {
  const list = await openList()
  const box = within(list).getByRole('searchbox', { name: 'Zoek instelling' })
  fireEvent.change(box, { target: { value: 'blokkeren' } })
  expect(titles(list).map(title => title?.replace('14', ''))).toEqual(['Gebruikersblokkeren'])
  fireEvent.change(box, { target: { value: 'bestaat niet' } })
  expect(within(list).getByRole('status').textContent).toBe('Geen instellingen gevonden')
  box.focus()
  fireEvent.keyDown(box, { key: 'Escape' })
  expect(titles(list).length).toBeGreaterThan(5)
  fireEvent.keyDown(box, { key: 'ArrowDown' })
  expect(document.activeElement?.textContent).toBe('Huisstijl en gegevens')
  fireEvent.keyDown(document.activeElement ?? box, { key: 'ArrowUp' })
  expect(document.activeElement).toBe(box)
})
