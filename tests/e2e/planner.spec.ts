import { expect, type Locator, type Page, test } from '@playwright/test'
import { apiAs } from './api-as'
import { expectNoViolations } from './axe-check'
import { ADMINISTRATOR, openAs, PASSWORD } from './sign-in'

/** The day of a planner: what waits is planned, moved, made longer, put back and printed. */
test.use({ viewport: { width: 1440, height: 900 } })

/** A week in which the demo company has nothing yet. */
const MONDAY = '2027-03-01'

/** Pixels of a lane for an hour: five days of eleven hours. */
const hourOf = (width: number) => width / 55

const laneOf = (page: Page, name: string) => page.getByRole('region', { name }).locator('[data-lane]')
const blockOf = (page: Page, name: string, title: RegExp) => laneOf(page, name).getByRole('button', { name: title })

async function boxOf(element: Locator) {
  const box = await element.boundingBox()
  if (!box) throw new Error('There is nothing to drag')
  return box
}

/** Takes something by the mouse to a place, in several moves as a hand does. */
async function drag(page: Page, from: { x: number; y: number }, to: { x: number; y: number }): Promise<void> {
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move(from.x + 12, from.y + 12, { steps: 3 })
  await page.mouse.move(to.x, to.y, { steps: 8 })
  await page.mouse.up()
}

test('a day of the planner', async ({ page }) => {
  const api = await apiAs(ADMINISTRATOR)
  const users = await api.get<{ id: number; fullname: string }[]>('user')
  const named = (name: string) => users.find(({ fullname }) => fullname === name)?.id ?? 0
  const [ruben, lotte] = ['Ruben Kok', 'Lotte Hendriks']
  const work = await api.post('task', { title: 'Warmtepomp Jansen', type: 'project', duration: 240, user_id: null })
  const leave = await api.post('agendaitem', {
    title: 'Verlof Lotte',
    start_date: `${MONDAY}T07:00:00+01:00`,
    end_date: `${MONDAY}T17:00:00+01:00`,
    user_id: named(lotte),
    absent: true,
  })

  await test.step('what waits is dragged to a colleague, by the mouse', async () => {
    await openAs(page, ADMINISTRATOR, `/planning?date=${MONDAY}&view=week`)
    await expect(page.getByRole('heading', { name: 'Week 9' })).toBeVisible()
    const card = page.getByRole('complementary', { name: 'Nog in te plannen' }).getByText('Warmtepomp Jansen')
    await card.scrollIntoViewIfNeeded()
    const [from, lane] = [await boxOf(card), await boxOf(laneOf(page, ruben))]
    const hour = hourOf(lane.width)
    await drag(page, { x: from.x + 5, y: from.y + 5 }, { x: lane.x + hour * 12 + 1, y: lane.y + 20 })
    await expect(page.getByText(/Warmtepomp Jansen ingepland.*Ruben Kok/)).toBeVisible()
    await expect(blockOf(page, ruben, /Warmtepomp Jansen, 2 mrt 2027 08:00 – 12:00/)).toBeVisible()
    await expect(card).toHaveCount(0)
    await expectNoViolations(page, 'the planning board')
  })

  await test.step('it is made longer at its edge, and moved by keys alone', async () => {
    const block = blockOf(page, ruben, /Warmtepomp Jansen/)
    const box = await boxOf(block)
    const hour = hourOf((await boxOf(laneOf(page, ruben))).width)
    const edge = { x: box.x + box.width - 3, y: box.y + box.height / 2 }
    await drag(page, edge, { x: edge.x + 2 * hour, y: edge.y })
    await expect(blockOf(page, ruben, /08:00 – 14:00/)).toBeVisible()
    await block.focus()
    for (const key of [' ', 'ArrowRight', 'ArrowRight', 'PageDown', '-', ' ']) await page.keyboard.press(key)
    await expect(blockOf(page, ruben, /3 mrt 2027 09:00 – 14:30/)).toBeVisible()
  })

  await test.step('who is absent is planned with a warning, and one click puts the work back', async () => {
    const [block, lane] = [await boxOf(blockOf(page, ruben, /Warmtepomp Jansen/)), await boxOf(laneOf(page, lotte))]
    await drag(page, { x: block.x + 20, y: block.y + 10 }, { x: lane.x + 20 + hourOf(lane.width), y: lane.y + 20 })
    const warning = page
      .locator('.vk-toast')
      .filter({ hasText: 'Lotte Hendriks is afwezig (1 mrt 2027): Verlof Lotte' })
    await expect(warning).toBeVisible()
    await expect(page.getByText(/1 dubbele afspraak/)).toBeVisible()
    await warning.getByRole('button', { name: 'Ongedaan maken' }).click()
    await expect(blockOf(page, ruben, /3 mrt 2027 09:00 – 14:30/)).toBeVisible()
  })

  await test.step('work is planned for a team by the mouse and by keys; who of it is absent is told by name, each member has it, and a click puts it back', async () => {
    const team = await api.post('team', { name: 'Ploeg Proef', color: 'green', members: [named(ruben), named(lotte)] })
    const roof = await api.post('task', { title: 'Dakwerk De Linde', type: 'project', duration: 240, user_id: null })
    const day = (name: string) => blockOf(page, name, /^Dakwerk De Linde/)
    await page.goto(`/planning?date=${MONDAY}&view=week`)
    await page.getByText('Ploegen', { exact: true }).click()
    const card = page.getByRole('complementary', { name: 'Nog in te plannen' }).getByText('Dakwerk De Linde')
    await card.scrollIntoViewIfNeeded()
    const [from, lane] = [await boxOf(card), await boxOf(laneOf(page, 'Ploeg Proef'))]
    await drag(page, { x: from.x + 5, y: from.y + 5 }, { x: lane.x + hourOf(lane.width) + 1, y: lane.y + 20 })
    const warning = page.locator('.vk-toast').filter({
      hasText: 'Ingepland voor Ploeg Proef, maar Lotte Hendriks is afwezig: Verlof Lotte',
    })
    await expect(warning).toBeVisible()
    await expect(blockOf(page, 'Ploeg Proef', /Lotte Hendriks: Verlof Lotte/)).toBeVisible()
    await expectNoViolations(page, 'the planning board by team')

    await day('Ploeg Proef').focus()
    for (const key of [' ', 'PageDown', ' ']) await page.keyboard.press(key)
    await expect(blockOf(page, 'Ploeg Proef', /Dakwerk De Linde, 2 mrt 2027 08:00 – 12:00/)).toBeVisible()
    // The board shows it before the server has it: what is read anew before that is the day before.
    await expect(page.locator('.vk-toast').filter({ hasText: 'Dakwerk De Linde ingepland' })).toBeVisible()
    await page.reload()
    await expect(day('Ploeg Proef')).toBeVisible()
    await page.getByText('Personen', { exact: true }).click()
    for (const name of [ruben, lotte]) await expect(day(name)).toBeVisible()

    await page.getByText('Ploegen', { exact: true }).click()
    await day('Ploeg Proef').focus()
    for (const key of [' ', 'PageDown', 'PageDown', ' ']) await page.keyboard.press(key)
    await expect(blockOf(page, 'Ploeg Proef', /4 mrt 2027 08:00/)).toBeVisible()
    await page
      .locator('.vk-toast')
      .filter({ hasText: 'Dakwerk De Linde ingepland' })
      .getByRole('button', { name: 'Ongedaan maken' })
      .click()
    await expect(blockOf(page, 'Ploeg Proef', /2 mrt 2027 08:00/)).toBeVisible()

    await page.getByRole('button', { name: 'Ploegen beheren' }).click()
    await expectNoViolations(page, 'the teams')
    await page.getByRole('button', { name: 'Verwijder Ploeg Proef' }).click()
    const gone = page.locator('.vk-toast').filter({ hasText: 'Ploeg Proef naar prullenbak' })
    await gone.getByRole('button', { name: 'Ongedaan maken' }).click()
    await expect(page.getByText('Ploeg Proef is terug')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(day('Ploeg Proef')).toBeVisible()
    await page.getByText('Personen', { exact: true }).click()
    await api.remove(`task/${roof.id}`)
    await api.remove(`team/${team.id}`)
    await api.post(`team/${team.id}/forceDelete`)
  })

  await test.step('where somebody goes is a list in order, and work is planned by a form on the phone', async () => {
    await page.getByRole('button', { name: /^Ruben Kok/ }).click()
    await page.getByRole('dialog').getByText('wo 3').click()
    await expect(page.getByRole('listitem').filter({ hasText: 'Warmtepomp Jansen' })).toContainText('09:00 – 14:30')
    await page.keyboard.press('Escape')
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(`/planning?date=2027-03-03`)
    await page.getByRole('button', { name: /Warmtepomp Jansen/ }).click()
    const form = page.getByRole('dialog')
    await form.getByLabel('Wie').selectOption({ label: lotte })
    await form.getByRole('button', { name: 'Plan in' }).click()
    await expect(page.getByRole('region', { name: lotte })).toContainText('Warmtepomp Jansen')
    await expectNoViolations(page, 'the planning on a phone')
  })

  await api.remove(`task/${work.id}`)
  await api.remove(`agendaitem/${leave.id}`)
})

test('on a phone the tasks of the map are listed by how near they are; one that is tapped stands out, opens and has a way to it (R-TASK-010)', {
  tag: '@long',
}, async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    ...(baseURL && { baseURL }),
    viewport: { width: 390, height: 844 },
    geolocation: { latitude: 52.39, longitude: 6.28 },
    permissions: ['geolocation'],
  })
  const page = await context.newPage()
  await openAs(page, ADMINISTRATOR, '/task_overview')
  await page.getByText('Kaart', { exact: true }).click()
  await expect(page).toHaveURL(/show=map/)
  const near = page.getByRole('region', { name: 'In de buurt' })
  const kilometres = () =>
    near
      .locator('.basis-near-km')
      .evaluateAll(all => all.map(({ textContent }) => Number.parseInt(textContent ?? '', 10)))
  await expect(near.getByRole('listitem').first()).toBeVisible()
  const fromCompany = await kilometres()
  expect(fromCompany).toEqual(fromCompany.toSorted((one, other) => one - other))
  await near.getByRole('button', { name: 'Vanaf mijn plek' }).click()
  await expect.poll(kilometres).not.toEqual(fromCompany)
  expect((await kilometres())[0]).toBeLessThan(3)

  const first = near.getByRole('listitem').first()
  await first.getByRole('button').first().click()
  await expect(first.getByRole('button', { pressed: true })).toBeVisible()
  await expect(first.getByRole('link', { name: 'Route' })).toHaveAttribute('href', /google\.com\/maps\/dir.*Raalte/)
  await expectNoViolations(page, 'the map of tasks on a phone')
  await page.reload()
  await expect(near.getByRole('button', { pressed: true })).toBeVisible()
  await near.getByRole('button', { name: 'Open taak' }).click()
  await expect(page.getByRole('dialog', { name: 'Taak wijzigen' })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByText('Lijst', { exact: true }).click()
  await expect(page.getByRole('searchbox', { name: /Zoek in taken/ })).toBeVisible()
  await context.close()
})

/** The weekends of 2027 in which the clock changes, and its distance before that. */
const CHANGES = [
  {
    clock: 'forward',
    friday: '2027-03-26',
    saturday: '2027-03-27',
    sunday: '2027-03-28',
    monday: '2027-03-29',
    before: '+01:00',
  },
  {
    clock: 'back',
    friday: '2027-10-29',
    saturday: '2027-10-30',
    sunday: '2027-10-31',
    monday: '2027-11-01',
    before: '+02:00',
  },
] as const

const DUTCH_CLOCK = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Amsterdam',
  dateStyle: 'short',
  timeStyle: 'short',
})

const dayCell = (page: Page, day: string) => page.locator(`[role=cell][data-date="${day}"]`).last()

/** The days of a calendar that something lies over. */
const daysUnder = (element: Locator) =>
  element.evaluate(shown => {
    const { left, right, top, bottom } = shown.getBoundingClientRect()
    const cells = [...document.querySelectorAll<HTMLElement>('[role=cell][data-date]')].filter(cell => {
      const box = cell.getBoundingClientRect()
      return box.left + 10 < right && box.right - 10 > left && box.top < bottom && box.bottom > top
    })
    return [...new Set(cells.map(({ dataset }) => dataset.date))]
  })

test('what is dragged over a change of the clock keeps its hours on the clock, and what takes days as many days (R-AGND-002)', {
  tag: '@long',
}, async ({ page }) => {
  const api = await apiAs(ADMINISTRATOR)
  for (const { clock, friday, saturday, sunday, monday, before } of CHANGES) {
    const own = Date.now()
    const name = `Kim Klok${own}`
    const user_id = (
      await api.post('user', {
        ...{ name: 'Kim', surname: `Klok${own}`, email: `kim${own}@zonnigdak.example` },
        ...{ role: 100, user_type: 'project', password: PASSWORD },
      })
    ).id
    const add = async (title: string, from: string, to: string, more: object = {}) =>
      (
        await api.post('agendaitem', {
          ...{ title, user_id, ...more },
          ...{ start_date: `${from}:00${before}`, end_date: `${to}:00${before}` },
        })
      ).id
    const visit = await add('Bezoek', `${saturday}T09:00`, `${saturday}T11:00`)
    const course = await add('Cursus', `${friday}T08:00`, `${saturday}T17:00`, { absent: true })
    const leave = await add('Verlof', `${friday}T00:00`, `${sunday}T00:00`, { absent: true, all_day: true })
    const isAt = (id: number, ...moments: string[]) =>
      expect
        .poll(async () => {
          const { start_date, end_date } = await api.get<Record<string, string>>(`agendaitem/${id}`)
          return [start_date, end_date].map(moment => DUTCH_CLOCK.format(new Date(moment ?? '')))
        })
        .toEqual(moments)

    await test.step(`on the board, where the clock goes ${clock}`, async () => {
      await openAs(page, ADMINISTRATOR, `/planning?date=${saturday}&view=fortnight`)
      const move = async (title: string, days: number) => {
        const block = blockOf(page, name, new RegExp(`^${title}`))
        await block.scrollIntoViewIfNeeded()
        const [box, lane] = [await boxOf(block), await boxOf(laneOf(page, name))]
        const from = { x: box.x + 3, y: box.y + box.height / 2 }
        await drag(page, from, { x: from.x + (days * lane.width) / 14, y: from.y })
      }
      const shown = (title: string, day: string, hours: string) => {
        const written = new Intl.DateTimeFormat('nl-NL', { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(day))
        return expect(blockOf(page, name, new RegExp(`^${title}, ${written} ${hours}`))).toBeVisible()
      }
      for (const day of [sunday, monday]) {
        await move('Bezoek', 1)
        await isAt(visit, `${day} 09:00`, `${day} 11:00`)
        await shown('Bezoek', day, '09:00 – 11:00')
      }
      await move('Cursus', 1)
      await isAt(course, `${saturday} 08:00`, `${sunday} 17:00`)
      await shown('Cursus', saturday, '08:00 – 17:00')
      await move('Bezoek', -2)
      await isAt(visit, `${saturday} 09:00`, `${saturday} 11:00`)
    })

    await test.step(`in the calendar, where the clock goes ${clock}`, async () => {
      const event = (title: string) => page.getByRole('button', { name: new RegExp(title) })
      const move = async (title: string, from: string, to: string) => {
        const [box, was, next] = [
          await boxOf(event(title)),
          await boxOf(dayCell(page, from)),
          await boxOf(dayCell(page, to)),
        ]
        const at = { x: was.x + was.width / 2, y: box.y + Math.min(box.height / 2, 10) }
        await drag(page, at, { x: next.x + next.width / 2, y: at.y + next.y - was.y })
      }
      await openAs(page, ADMINISTRATOR, `/calendar?view=week&date=${saturday}&user=${user_id}`)
      await move('Bezoek', saturday, sunday)
      await isAt(visit, `${sunday} 09:00`, `${sunday} 11:00`)
      await expect(event('Bezoek')).toContainText('09:00–11:00')
      await expect.poll(() => daysUnder(event('Bezoek'))).toEqual([sunday])

      await page.goto(`/calendar?view=month&date=${saturday}&user=${user_id}`)
      await move('Verlof', friday, saturday)
      await isAt(leave, `${saturday} 00:00`, `${monday} 00:00`)
      await expect.poll(() => daysUnder(event('Verlof'))).toEqual([saturday, sunday])
      await move('Bezoek', sunday, monday)
      await isAt(visit, `${monday} 09:00`, `${monday} 11:00`)
      await expect(event('Bezoek')).toContainText('09:00')
      await expect.poll(() => daysUnder(event('Bezoek'))).toEqual([monday])
    })
    for (const id of [visit, course, leave]) await api.remove(`agendaitem/${id}`)
    await api.remove(`user/${user_id}`)
  }
})
