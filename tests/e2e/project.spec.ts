import { expect, test } from '@playwright/test'
import { apiAs } from './api-as'
import { look } from './look'
import { ADMINISTRATOR, openAs, PASSWORD } from './sign-in'

test.use({ viewport: { width: 1440, height: 900 } })

const PLANNER = 'planning@zonnigdak.example'

test('work begins in a dossier, is planned over several days, done and completed', async ({ page }) => {
  const api = await apiAs(ADMINISTRATOR)
  const surname = `Werkman${Date.now()}`
  const flow = await api.post('flow', { relation: { name: 'Ada', surname, phone: '0612345678' } })
  await api.patch(`flow/${flow.id}`, { status: 'project' })
  const template = await api.post('project/storeTemplate', { title: `Dak ${surname}` })
  for (const [offset_days, title] of [
    [0, 'Montage'],
    [1, 'Keuren'],
  ] as const)
    await api.post('task', {
      ...{ title, offset_days, duration: 240, type: 'project', project_id: template.id, is_template: true },
    })

  await openAs(page, PLANNER, `/flow_detail/${flow.id}`)
  await page.getByRole('region', { name: 'Volgende stap' }).getByText('Begin project').click()
  const making = page.getByRole('dialog', { name: 'Nieuw project' })
  await making.getByLabel('Titel').fill('Zonnepanelen, 12 stuks')
  await making.getByLabel('Sjabloon').selectOption({ label: `Dak ${surname}` })
  await making.getByRole('button', { name: 'Maak project' }).click()
  await page.waitForURL(/\/project_detail\/\d+/)

  const visits = page.getByRole('region', { name: 'Bezoeken' })
  await expect(visits.getByRole('listitem')).toHaveText([/Nog te plannen.*Montage/, /Nog te plannen.*Keuren/])
  await page.getByRole('button', { name: 'Plan project' }).click()
  const planning = page.getByRole('dialog', { name: 'Project wijzigen' })
  await planning.getByLabel('Eerste bezoek: Datum').fill('01-12-2026')
  await planning.getByLabel('Eerste bezoek: Tijd').fill('08:00')
  await planning.getByRole('button', { name: 'Bewaar' }).click()
  await expect(visits.getByRole('listitem').first()).toContainText('08:00')
  await expect(page.getByText('Ingepland').first()).toBeVisible()

  await page.getByRole('button', { name: 'Start klok' }).click()
  await expect(page.getByText(/^Klok loopt sinds/)).toBeVisible()
  await page.getByRole('button', { name: 'Stop klok' }).click()
  await expect(page.getByRole('button', { name: 'Start klok' })).toBeVisible()

  await page.getByRole('button', { name: 'Rond project af' }).click()
  await expect(page.getByText('Project afgerond').first()).toBeVisible()
  await page.goto(`/flow_detail/${flow.id}`)
  await expect(page.getByRole('region', { name: 'Projecten' })).toContainText('Afgerond')
})

test('the screens of projects at every width', async ({ page }) => {
  const api = await apiAs(ADMINISTRATOR)
  const [running] = await api.get<{ id: number }[]>('project?status=planned&sort=start_date')
  const [template] = await api.get<{ id: number }[]>('project/indexTemplates')
  await openAs(page, ADMINISTRATOR, '/project_overview')
  await expect(page.getByRole('heading', { name: 'Projecten' }).first()).toBeVisible()
  await expect(page.getByText(/P\d{4}-\d{4}/).first()).toBeVisible()
  await look(page, 'projects')
  await page.goto(`/project_detail/${running?.id}`)
  await expect(page.getByRole('region', { name: 'Bezoeken' }).getByRole('listitem').first()).toBeVisible()
  await look(page, 'project')
  await page.getByRole('button', { name: 'Uren invullen' }).click()
  const typing = page.getByRole('dialog', { name: 'Uren invullen' })
  await expect(typing).toBeVisible()
  await look(page, 'project-hours')
  await typing.getByRole('button', { name: 'Annuleer' }).click()
  await page.getByRole('button', { name: 'Uurtarieven' }).click()
  await expect(page.getByRole('dialog', { name: 'Uurtarieven' })).toBeVisible()
  await look(page, 'project-rates', [1440, 390])
  await page.goto(`/projecttemplate_detail/${template?.id}`)
  await expect(page.getByText('Dit komt mee')).toBeVisible()
  await look(page, 'project-template')
  await page.goto('/project_overview?new')
  await expect(page.getByRole('dialog', { name: 'Nieuw project' })).toBeVisible()
  await look(page, 'project-new')
})

test('a visit is worked on without network: clock, photo and done wait on the phone, and arrive once', async ({
  browser,
  baseURL,
}) => {
  const api = await apiAs(ADMINISTRATOR)
  const own = `${Date.now() % 1_000_000}`
  const fitter = { name: 'Dirk', surname: `Dak${own}`, email: `dirk${own}@zonnigdak.example` }
  const { id: userId } = await api.post('user', { ...fitter, role: 100, user_type: 'project', password: PASSWORD })
  const flow = await api.post('flow', { relation: { name: 'Ada', surname: `Werk${own}`, phone: '0612345678' } })
  const soon = new Date(Date.now() + 60_000).toISOString()
  const { id: project } = await api.post('project', {
    ...{ flow_id: flow.id, title: `Laadpaal ${own}`, user_id: userId, start_date: soon },
  })
  const [visit] = await api.get<{ id: number }[]>(`task?project_id=${project}`)
  const context = await browser.newContext({
    ...{ baseURL, viewport: { width: 390, height: 844 }, serviceWorkers: 'allow' as const },
  })
  const page = await context.newPage()
  await openAs(page, fitter.email, `/job_detail/${visit?.id}`)
  await expect(page.getByRole('button', { name: 'Gedaan' })).toBeVisible()
  await look(page, 'job', [1440, 390])
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Start klok' }).click()
  await expect(page.getByText(/^Klok loopt sinds/)).toBeVisible()
  await page.locator('.project-job-foot input[type=file]').setInputFiles({
    ...{ name: 'groepenkast.png', mimeType: 'image/png', buffer: Buffer.from(PIXEL, 'base64') },
  })
  await expect(page.getByText('1 wacht op bereik')).toBeVisible()
  await look(page, 'job-offline', [390])
  await page.getByRole('button', { name: 'Stop klok' }).click()
  await expect(page.getByText('Klok staat stil')).toBeVisible()
  await page.getByRole('button', { name: 'Gedaan' }).click()
  expect(await api.get(`workhour?project_id=${project}`)).toEqual([])

  await context.setOffline(false)
  await expect.poll(async () => (await api.get<{ status: string }>(`task/${visit?.id}`)).status).toBe('afgerond')
  const hours = await api.get<{ end_date: string | null; user_id: number }[]>(`workhour?project_id=${project}`)
  expect(hours).toMatchObject([{ user_id: userId, task_id: visit?.id, end_date: expect.any(String) }])
  const photos = () => api.get<unknown[]>(`picture?picturable_type=project&picturable_id=${project}`)
  await expect.poll(async () => (await photos()).length).toBe(1)
  await context.close()
})

const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
