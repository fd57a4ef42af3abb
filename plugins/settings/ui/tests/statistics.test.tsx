import { expect, test } from 'bun:test'
import { answerCalls, keepInMemory, openScreens } from '@core/ui/tests/open-screens'
import { fireEvent, screen, within } from '@testing-library/react'
import ui from '../index'

/** As the server answers for the last fourteen weeks. */
const leads = {
  id: 14,
  statistics: [{ weekdate: '2026-11-23', leads: 6, quotations_sent: 5, quotations_approved: 1 }],
  weighedmonthlyrevenue: 500,
  weighedyearlyrevenue: 5000,
  weighedturnover: 50_000,
  totalmonthlyrevenue: 1000,
  totalyearlyrevenue: 10_000,
  totalturnover: 100_000,
}

test('leads are shown of fourteen weeks, with what is expected of them weighed and as it stands (R-STAT-001, R-STAT-007, SCR-072)', async () => {
  keepInMemory('/api/company/getleadstatistics', [leads])
  await openScreens(ui, '/account/company_lead_statistics')
  expect(await screen.findByText('€ 50.000')).toBeTruthy()
  expect(screen.getByText('Ongewogen € 100.000')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Toon als tabel' }))
  const row = within(await screen.findByRole('table'))
    .getByText('23-11')
    .closest('tr')
  expect(row?.textContent).toBe('23-11651')
})

test('statistics are exported of a period by name, or of days that are typed (R-STAT-005, R-STAT-008)', async () => {
  keepInMemory('/api/company/getleadstatistics', [leads])
  await openScreens(ui, '/account/company_lead_statistics')
  fireEvent.click(await screen.findByRole('button', { name: 'Exporteer' }))
  const form = within(await screen.findByRole('dialog', { name: 'Exporteer' }))
  const period = form.getByLabelText<HTMLSelectElement>('Periode')
  expect([...period.options].map(({ text }) => text)).toEqual([
    'Andere dagen',
    'Deze maand',
    'Vorige maand',
    'Twee maanden geleden',
    'Deze week',
    'Vorige week',
    'Dit jaar',
    'Vorig jaar',
  ])
  const year = new Date().getFullYear()
  fireEvent.change(period, { target: { value: 'lastYear' } })
  expect(form.getByLabelText<HTMLInputElement>('Van').value).toBe(`01-01-${year - 1}`)
  expect(form.getByLabelText<HTMLInputElement>('Tot en met').value).toBe(`31-12-${year - 1}`)
})

test('what runs is counted by stage, and a dossier that nobody read yet stands with the leads (SCR-071)', async () => {
  answerCalls('/api/company/getrealtimestatistics', () => ({
    generated_at: '2026-11-12T09:00:00.000Z',
    open_flows_by_status: { unread: 2, new: 8, intake: 3 },
    open_tasks: 0,
    overdue_tasks: 0,
    unanswered_messages: 0,
    open_incidents: 0,
    quotations_outstanding: { count: 0, amount_exc: 0 },
    invoices_outstanding: { count: 0, amount_inc: 0, overdue_count: 0, overdue_amount_inc: 0 },
  }))
  await openScreens(ui, '/account/company_realtime_statistics')
  const leads = (await screen.findByText('Leads')).closest('li')
  expect(leads?.textContent).toContain('10')
})
