import { expect, test } from 'bun:test'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { openGallery } from '../../tests/open-gallery.tsx'
import { openRoutes } from '../../tests/open-routes.tsx'
import { answerCalls } from '../../tests/open-screens.tsx'
import { Form } from '../form.tsx'
import { FormModal } from '../form-modal.tsx'

/** The form in a window, whose server knows every address already. */
async function openForm() {
  await openGallery('/form')
  await userEvent.click(await screen.findByRole('button', { name: 'In een venster' }))
  return within(await screen.findByRole('dialog', { name: 'Nieuwe relatie' }))
}

test('an invalid form sends nothing and shows errors only of what was touched, then of everything (R-FORM-001, R-FORM-002)', async () => {
  const form = await openForm()
  await userEvent.type(form.getByLabelText('E-mailadres'), 'marieke@')
  expect(form.queryByText('Vul dit in.') === null).toBe(true)
  await userEvent.click(form.getByLabelText(/^Naam/))
  await form.findByText(/Vul een volledig e-mailadres in/)
  expect(form.queryByText('Vul dit in.') === null).toBe(true)
  const send = form.getByRole('button', { name: 'Maak relatie' })
  await userEvent.click(send)
  await form.findByText('Vul dit in.')
  expect(form.queryByText('Dit adres is al bekend.') === null).toBe(true)
  await userEvent.type(form.getByLabelText(/^Naam/), 'Marieke')
  await userEvent.type(form.getByLabelText('E-mailadres'), 'voorbeeld.nl')
  await userEvent.click(send)
  await form.findByText('Dit adres is al bekend.')
})

test('Ctrl S saves a form in a window', async () => {
  const form = await openForm()
  await userEvent.type(form.getByLabelText(/^Naam/), 'Marieke')
  await userEvent.type(form.getByLabelText('E-mailadres'), 'marieke@voorbeeld.nl')
  await userEvent.keyboard('{Control>}s{/Control}')
  await form.findByText('Dit adres is al bekend.')
})

test('a form can be typed in before what others add to it has come, which then joins with what stands in it', async () => {
  let letCome = (): void => undefined
  const coming = new Promise<void>(resolve => {
    letCome = resolve
  })
  answerCalls('/api/customfield', async () => {
    await coming
    const row = { id: 1, resource: 'note', key: 'gemeld', label: 'Gemeld bij', type: 'text', options: null, order: 1 }
    return { data: [{ ...row, required: false, version: 1 }], pagination: { total: 1, offset: 0, limit: 500 } }
  })
  await openRoutes('/', [
    {
      path: '/',
      element: (
        <>
          <p>Notities</p>
          <FormModal
            title="Nieuwe notitie"
            resource="/api/note"
            fields={[{ name: 'description', label: 'Tekst', autoFocus: true }]}
            onSave={async () => undefined}
            onClose={() => undefined}
          />
        </>
      ),
    },
  ])
  const form = within(await screen.findByRole('dialog', { name: 'Nieuwe notitie' }))
  const save = form.getByRole<HTMLButtonElement>('button', { name: 'Bewaar' })
  await userEvent.type(form.getByLabelText('Tekst'), 'Ladder mee')
  expect(save.getAttribute('aria-busy')).toBe('true')
  letCome()
  await userEvent.type(await form.findByLabelText('Gemeld bij'), 'Jan')
  expect(form.getByLabelText<HTMLInputElement>('Tekst').value).toBe('Ladder mee')
  expect(save.getAttribute('aria-busy')).not.toBe('true')
})

test('a form that stays open saves each time over what it saved last (R-API-001)', async () => {
  const sent: unknown[] = []
  await openRoutes('/', [
    {
      path: '/',
      element: (
        <Form
          values={{ version: 3, name: 'Lotte' }}
          fields={[{ name: 'name', label: 'Voornaam' }]}
          onSave={async ({ name }, _, seen) => {
            sent.push([name, seen['If-Match']])
            return { version: 3 + sent.length }
          }}
        />
      ),
    },
  ])
  const name = await screen.findByLabelText('Voornaam')
  for (const [at, letter] of ['a', 'b'].entries()) {
    await userEvent.type(name, letter)
    await userEvent.keyboard('{Control>}s{/Control}')
    await waitFor(() => expect(sent).toHaveLength(at + 1))
  }
  expect(sent).toEqual([
    ['Lottea', '"3"'],
    ['Lotteab', '"4"'],
  ])
})
