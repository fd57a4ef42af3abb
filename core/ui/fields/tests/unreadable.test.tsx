import { expect, test } from 'bun:test'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { FormModal } from '../../form/form-modal.tsx'
import { openRoutes } from '../../tests/open-routes.tsx'
import { DateInput } from '../date-input.tsx'
import { NumberInput } from '../number-input.tsx'

const field = (label: string) => screen.findByLabelText<HTMLInputElement>(label)

test.each([
  ['Datum', '30-02-2026', 'Deze datum bestaat niet. Vul een datum in als 31-12-2026.', '28-02-2026', '2026-02-28'],
  ['Aantal', '12a', 'Dit is geen getal.', '12', 12],
] as const)(
  '%s: “%s” stays as it was typed and is told of, until it is mended',
  async (label, typed, told, mended, value) => {
    const got: unknown[] = []
    const control =
      label === 'Datum' ? (
        <DateInput aria-label={label} value={null} onChange={next => got.push(next)} />
      ) : (
        <NumberInput aria-label={label} value={null} onChange={next => got.push(next)} />
      )
    await openRoutes('/', [{ path: '/', element: control }])
    const input = await field(label)
    await userEvent.type(input, typed)
    await userEvent.tab()
    expect(input.value).toBe(typed)
    expect(screen.getByRole('alert').textContent).toBe(told)
    expect(input.getAttribute('aria-invalid')).toBe('true')
    await userEvent.clear(input)
    await userEvent.type(input, mended)
    await userEvent.tab()
    expect(got.at(-1)).toBe(value)
    expect(screen.queryByRole('alert')).toBe(null)
  },
)

test('a form does not send what it could not read: a date that does not exist, a number with a letter', async () => {
  const sent: unknown[] = []
  await openRoutes('/', [
    {
      path: '/',
      element: (
        <>
          <p>Werk</p>
          <FormModal
            title="Werk"
            values={{ date: '2026-01-01', amount: 3 }}
            fields={[
              { name: 'date', label: 'Datum', kind: 'date' },
              { name: 'amount', label: 'Bedrag', kind: 'money' },
            ]}
            onSave={async values => sent.push(values)}
            onClose={() => undefined}
          />
        </>
      ),
    },
  ])
  const date = await field('Datum')
  await userEvent.clear(date)
  await userEvent.type(date, '30-02-2026')
  const amount = await field('Bedrag')
  await userEvent.clear(amount)
  await userEvent.type(amount, '12a')
  await userEvent.click(screen.getByRole('button', { name: 'Bewaar' }))
  await screen.findByText('Deze datum bestaat niet. Vul een datum in als 31-12-2026.')
  await screen.findByText('Dit is geen getal.')
  expect([date.value, amount.value]).toEqual(['30-02-2026', '12a'])
  expect(sent).toEqual([])
})

test('a form with a moment does not send the earlier one for a day that does not exist; mended it keeps its time', async () => {
  const sent: unknown[] = []
  const modal = (
    <>
      <p>Werk</p>
      <FormModal
        title="Werk"
        values={{ begins: '2026-01-05T13:30:00.000Z' }}
        fields={[{ name: 'begins', label: 'Begin', kind: 'datetime' }]}
        onSave={async values => sent.push(values)}
        onClose={() => undefined}
      />
    </>
  )
  await openRoutes('/', [{ path: '/', element: modal }])
  const day = await field('Begin: Datum')
  await userEvent.clear(day)
  await userEvent.type(day, '30-02-2026')
  await userEvent.click(screen.getByRole('button', { name: 'Bewaar' }))
  await screen.findByText('Deze datum bestaat niet. Vul een datum in als 31-12-2026.')
  expect([day.value, sent]).toEqual(['30-02-2026', []])
  await userEvent.clear(day)
  await userEvent.type(day, '28-02-2026')
  await userEvent.click(screen.getByRole('button', { name: 'Bewaar' }))
  expect(sent).toMatchObject([{ begins: '2026-02-28T13:30:00.000Z' }])
})
