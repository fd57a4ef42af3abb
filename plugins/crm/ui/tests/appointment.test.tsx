import { expect, test } from 'bun:test'
import { answerCalls, keepInMemory, openScreens } from '@core/ui/tests/open-screens'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { nextHour } from '../agenda/next-hour'
import ui from '../index'

const item = {
  ...{ id: 1, version: 1, title: 'Dak bekijken', all_day: false, absent: false, user_id: 1, flow_id: null },
  ...{
    start_date: '2026-12-01T08:00:00.000Z',
    end_date: '2026-12-01T09:30:00.000Z',
    location: null,
    description: null,
  },
}

test('an appointment that begins later takes as long, and what is at the same time stands out', async () => {
  keepInMemory('/api/agendaitem', [item])
  keepInMemory('/api/user', [{ id: 1, fullname: 'Ada Advies' }])
  answerCalls('/api/calendar/events', () => [
    { ...item, kind: 'agendaitem', start: item.start_date, end: item.end_date, done: false },
    {
      ...{ kind: 'task', id: 7, title: 'Meterkast', all_day: false, absent: false, done: false },
      ...{ start: '2026-12-01T12:00:00.000Z', end: '2026-12-01T13:00:00.000Z' },
    },
  ])
  await openScreens(ui, '/agendaitem_detail/1')
  fireEvent.click(await screen.findByRole('button', { name: 'Bewerk' }))
  const form = within(await screen.findByRole('dialog'))
  await form.findByText(/^Ook op dinsdag 1 december/)
  fireEvent.change(form.getByLabelText(/^Begint: tijd/i), { target: { value: '12:15' } })
  expect(form.getByLabelText<HTMLInputElement>(/^Eindigt: tijd/i).value).toBe('13:45')
  await waitFor(() => expect(form.getByText('Op dit moment staat er al 1 afspraak')).toBeTruthy())
  expect(form.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['13:00 – 14:00Meterkast'])
})

test('a new appointment is proposed at the next whole hour of the working day, or else tomorrow morning', () => {
  const clock = (moment: string) => new Date(moment).toISOString().slice(11, 16)
  expect(clock(nextHour(new Date('2026-12-01T09:10:00Z')))).toBe('10:00')
  expect(clock(nextHour(new Date('2026-12-01T04:10:00Z')))).toBe('07:00')
  expect(clock(nextHour(new Date('2026-12-01T20:10:00Z')))).toBe('08:00')
})
