import { expect, test } from 'bun:test'
import { keepInMemory, openScreens } from '@core/ui/tests/open-screens'
import { fireEvent, screen, within } from '@testing-library/react'
import ui from '../index'

test('who sells is called Adviseur and who carries out Uitvoerder (R-ROLE-014)', async () => {
  const person = { role: 100, email: 'x@y.example', order: 0, module_blacklist: [], altDashboard: null, version: 1 }
  keepInMemory('/api/user', [
    { ...person, id: 2, fullname: 'Ada Post', user_type: 'sales' },
    { ...person, id: 3, fullname: 'Bo Bouw', user_type: 'project' },
  ])
  await openScreens(ui, '/account/company_users')
  for (const [name, word] of [
    ['Ada Post', 'Adviseur'],
    ['Bo Bouw', 'Uitvoerder'],
  ] as const) {
    fireEvent.click(await screen.findByRole('button', { name: new RegExp(`${name}.*x@y`) }))
    const form = within(await screen.findByRole('dialog', { name: 'Wijzig gebruiker' }))
    const type = form.getByRole<HTMLSelectElement>('combobox', { name: /^Soort/ })
    expect(type.selectedOptions[0]?.text).toBe(word)
    fireEvent.click(form.getByRole('button', { name: 'Annuleer' }))
  }
})
