import { afterAll, beforeAll, expect, setSystemTime, test } from 'bun:test'
import { isWeekend } from '@core/domain/week'
import { type TestServer, testServer } from '@core/testing/server'
import { dayOf, hourOf } from '@core/time/today'
import { DEMO_PASSWORD } from './demo-companies'
import { seedDemo } from './seed-demo'

const AMSTERDAM = { time_zone: 'Europe/Amsterdam' }
/** A Saturday, the last day of the year, five minutes before midnight: the worst moment to begin a week. */
const SEEDED = new Date('2033-12-31T23:55:00+01:00')
const TODAY = '2033-12-31'

let server: TestServer
let as: Record<string, string>
beforeAll(async () => {
  server = await testServer({ own: true })
  setSystemTime(SEEDED)
  await seedDemo(server.app.platform)
  setSystemTime()
  const username = 'beheer@zonnigdak.example'
  const { body } = await server.anonymous.post('/api/authenticate', { username, password: DEMO_PASSWORD })
  as = { authorization: `Bearer ${body.token}` }
})
afterAll(async () => {
  setSystemTime()
  await server.stop()
})

// biome-ignore lint/suspicious/noExplicitAny: a test looks into answers of every shape
const rows = async (path: string): Promise<any[]> => (await server.anonymous.get(`/api/${path}`, as)).body
const dayIn = (moment: string) => dayOf(new Date(moment), AMSTERDAM)

test('the demo company works on working days and today, whatever day it is seeded', async () => {
  const days = [
    ...(await rows('task')).map(({ start_date, title }) => [start_date, title]),
    ...(await rows('intake')).map(({ intake_date, title }) => [intake_date, title]),
    ...(await rows('agendaitem')).map(({ start_date, title }) => [start_date, title]),
    ...(await rows('action')).map(({ due_date, description }) => [due_date, description]),
  ].flatMap(([at, title]) => (at ? [{ day: dayIn(at), hour: hourOf(new Date(at), AMSTERDAM), title }] : []))
  expect(days.length).toBeGreaterThan(40)
  for (const { day, hour, title } of days) {
    expect([title, day, isWeekend(day) && day !== TODAY]).toEqual([title, day, false])
    expect([title, hour >= 8 && hour <= 17]).toEqual([title, true])
  }
})

test('the week behind is done but for what is late, today has work and to-dos, and a full week lies ahead', async () => {
  const planned = (await rows('task'))
    .filter(({ start_date }) => start_date)
    .map(({ start_date, completiondate, end_date, ...task }) => ({
      ...task,
      day: dayIn(start_date),
      isDoneInTime: completiondate === end_date,
    }))
  const behind = planned.filter(({ day }) => day < TODAY)
  const open = behind.filter(({ status }) => status === 'open')
  expect(open.map(({ title }) => title)).toEqual(['Opname warmtepomp'])
  expect(behind.filter(({ status, isDoneInTime }) => status === 'afgerond' && isDoneInTime).length).toBeGreaterThan(8)
  const now = planned.filter(({ day, status }) => day === TODAY && status === 'open')
  expect(now.length).toBeGreaterThan(2)
  const due = (await rows('action')).filter(({ due_date }) => dayIn(due_date) === TODAY)
  expect(due.length).toBeGreaterThan(1)
  const ahead = planned.filter(({ day }) => day > TODAY && day < '2034-01-08')
  expect(ahead.length).toBeGreaterThan(8)
  expect(new Set(ahead.map(({ day }) => day)).size).toBe(5)
})

test('dossiers have a worth from the first stage on, and nothing happened after they were seeded', async () => {
  const flows = await rows('flow')
  const running = flows.filter(({ status }) => !['aftercare', 'completed', 'cancelled'].includes(status))
  expect(running.filter(({ turnover }) => !(turnover > 0))).toEqual([])
  const happened = /^(?:lead_date|flowstage_start_at|created_at|date_(?!.*start).*)$/
  for (const kind of ['flow', 'quotation', 'confirmation', 'invoice', 'message'])
    for (const row of await rows(kind))
      for (const [field, value] of Object.entries(row))
        if (happened.test(field) && typeof value === 'string' && value.length > 10)
          expect([kind, row.id, field, value <= SEEDED.toISOString()]).toEqual([kind, row.id, field, true])
})

test('forms are filled in, some sent and some halfway, with their photos', async () => {
  const flows = (await rows('flow')).filter(({ status }) => ['intake', 'quotation', 'project'].includes(status))
  const forms = (await Promise.all(flows.map(({ id }) => rows(`flow/${id}/flowdataitems`)))).flat()
  expect(new Set(forms.map(({ status }) => status))).toEqual(new Set(['open', 'sent']))
  const { rows: photos } = await server.owner.query('select distinct flow_data_item_id from picture')
  expect(photos.length).toBeGreaterThan(5)
})
