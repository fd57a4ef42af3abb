import { afterAll, beforeAll, expect, test } from 'bun:test'
import { job } from '@core/context/event'
import { run } from '@core/db/sql'
import { withPlatform } from '@core/db/tenant'
import { definePlugin } from '@core/plugin/define-plugin'
import { type TestServer, testServer } from '@core/testing/server'
import plugins from '@plugins/index'
import { planDailyJobs } from './schedule'

const ran: number[] = []
const night = job<Record<string, never>>('nightly.count', async (_payload, { company }) => void ran.push(company.id), {
  dailyAt: 3,
})

let server: TestServer
beforeAll(async () => {
  server = await testServer({
    plugins: [...plugins, definePlugin({ code: 'nightly', jobs: [night], locales: { nl: {}, en: {}, 'es-AR': {} } })],
  })
})
afterAll(() => server.stop())

async function companyIn(time_zone: string): Promise<number> {
  const { id } = await server.company()
  await server.owner.query('delete from daily_run where company_id = $1', [id])
  await withPlatform(server.app.platform.orm, em =>
    run(em, 'update company set time_zone = ? where id = ?', [time_zone, id]),
  )
  return id
}

/** Which of these companies had the job at each of these moments. */
async function runsAt(companies: readonly number[], moments: readonly string[]): Promise<number[][]> {
  const runs: number[][] = []
  for (const moment of moments) {
    ran.length = 0
    await planDailyJobs(server.app.platform, new Date(moment))
    await server.settled()
    runs.push(ran.filter(id => companies.includes(id)).sort((a, b) => a - b))
  }
  return runs
}

test('a daily job comes once a day, at its hour on the clock of the company', async () => {
  const [dutch, argentine, samoan] = [
    await companyIn('Europe/Amsterdam'),
    await companyIn('America/Argentina/Buenos_Aires'),
    await companyIn('Pacific/Apia'),
  ]
  const runs = await runsAt(
    [dutch, argentine, samoan],
    [
      '2031-01-14T01:59:00Z',
      '2031-01-14T02:00:00Z',
      '2031-01-14T02:01:00Z',
      '2031-01-14T06:00:00Z',
      '2031-01-14T14:00:00Z',
      '2031-01-15T02:00:00Z',
    ],
  )
  // Samoa is thirteen hours ahead: there it is three o’clock of the 14th at 14:00 of the 13th, before any of these.
  expect(runs).toEqual([[argentine, samoan], [dutch], [], [argentine], [samoan], [dutch]])
})

test('on the days that the clock changes a job comes once: an hour that is skipped comes with the next, one shown twice counts once', async () => {
  const helsinki = await companyIn('Europe/Helsinki')
  const hourly = (day: string) => Array.from({ length: 24 }, (_, h) => `${day}T${String(h).padStart(2, '0')}:00:00Z`)
  const hoursOf = async (days: readonly string[]) =>
    (await runsAt([helsinki], days.flatMap(hourly))).flatMap((had, i) => had.map(() => i % 24))
  // There the clock skips from three to four, and goes back from four to three, both at 1:00 UTC.
  expect(await hoursOf(['2031-03-29', '2031-03-30', '2031-03-31'])).toEqual([1, 1, 0])
  expect(await hoursOf(['2031-10-25', '2031-10-26', '2031-10-27'])).toEqual([0, 0, 1])
})

test('two processes that plan at the same moment plan once', async () => {
  const company = await companyIn('Asia/Tokyo')
  ran.length = 0
  await Promise.all(
    Array.from({ length: 4 }, () => planDailyJobs(server.app.platform, new Date('2032-05-05T00:00:00Z'))),
  )
  await server.settled()
  expect(ran.filter(id => id === company)).toEqual([company])
})
