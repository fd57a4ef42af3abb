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

test('deleting a project asks first, and cancelling leaves it (R-PROJ-004)', async ({ page }) => {
  const api = await apiAs(ADMINISTRATOR)
  const flow = await api.post('flow', { relation: { name: 'Ada', surname: `Weg${Date.now()}` } })
  const { id } = await api.post('project', { flow_id: flow.id, title: 'Laadpaal' })
  await openAs(page, PLANNER, `/project_detail/${id}`)
  const ask = async () => {
    await page.getByRole('main').getByRole('button', { name: 'Meer', exact: true }).first().click()
    await page.getByRole('menuitem', { name: 'Naar prullenbak' }).click()
    return page.getByRole('alertdialog').or(page.getByRole('dialog'))
  }
  const first = await ask()
  await expect(first).toContainText('Weet u zeker dat u dit project wilt verwijderen?')
  await first.getByRole('button', { name: 'Annuleer' }).click()
  expect((await api.get<{ id: number }>(`project/${id}`)).id).toBe(id)
  await (await ask()).getByRole('button', { name: 'Naar prullenbak' }).click()
  await page.waitForURL(/\/project_overview/)
  expect(await api.get(`project?flow_id=${flow.id}`)).toEqual([])
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

test('a project from agreement to signed delivery, partly without network', async ({ browser, page, baseURL }) => {
  const api = await apiAs(ADMINISTRATOR)
  const own = `${Date.now() % 1_000_000}`
  const fitter = { name: 'Bas', surname: `Dak${own}`, email: `bas${own}@zonnigdak.example` }
  const { id: user_id } = await api.post('user', { ...fitter, role: 100, user_type: 'project', password: PASSWORD })
  const flow = await api.post<{ id: number; hash: string }>('flow', {
    relation: { name: 'Ada', surname: `Akkoord${own}`, email: `ada${own}@voorbeeld.example` },
  })
  const items = [{ item_name: 'Zonnepaneel 430 Wp', product_amount: 10, unit_rate_exc_manual: 120, vat_percentage: 21 }]
  const quotation = await api.post<{ id: number; hash: string }>('quotation', { flow_id: flow.id, items })
  await api.post(`quotation/${quotation.id}/sendemail`, { dontsentbutmarksent: true })
  const customer = await apiAs(null)
  const { fingerprint } = await customer.get<{ fingerprint: string }>(`quotation/${quotation.hash}/getbycustomer`)
  await customer.post(`quotation/${quotation.hash}/approvebycustomer`, {
    ...{ signername: 'Ada Akkoord', agreeswithoffer: true, fingerprint, signature: PIXEL },
  })

  const { id: form } = await api.post('vertical', { description: `Oplevering ${own}`, type: 'project' })
  for (const asked of [
    { field_label: 'Installatie getest', field_type: 'checkbox' },
    { field_label: 'Naam', field_name: 'signername', field_type: 'text' },
    { field_label: 'Handtekening klant', field_type: 'signature' },
  ])
    await api.post('verticaldatafield', { vertical_id: form, ...asked })
  const soon = new Date(Date.now() - 60_000).toISOString()
  const made = await api.post<{ id: number; flow_data_id: number }>('project', {
    ...{ flow_id: flow.id, title: `Dak ${own}`, user_id, start_date: soon },
  })
  const item = await api.post('flowdataitem', { vertical_id: form, flow_data_id: made.flow_data_id })
  const [visit] = await api.get<{ id: number }[]>(`task?project_id=${made.id}`)

  const context = await browser.newContext({
    ...{ baseURL, viewport: { width: 390, height: 844 }, serviceWorkers: 'allow' as const },
  })
  const phone = await context.newPage()
  await openAs(phone, fitter.email, `/job_detail/${visit?.id}`)
  await expect(phone.getByRole('button', { name: 'Gedaan' })).toBeVisible()
  await phone.goto(`/flowdataitem_detail/${item.id}`)
  await expect(phone.getByText('Installatie getest')).toBeVisible()
  await phone.goto(`/job_detail/${visit?.id}`)
  const materials = phone.getByRole('region', { name: 'Materiaal' })
  await expect(materials.getByText('Zonnepaneel 430 Wp').first()).toBeVisible()
  await look(phone, 'job-materials', [390])

  await context.setOffline(true)
  await materials.getByRole('checkbox', { name: 'Zonnepaneel 430 Wp' }).click()
  await materials.getByRole('textbox', { name: 'Gebruikt van Zonnepaneel 430 Wp' }).fill('12')
  await materials.getByRole('textbox', { name: 'Gebruikt van Zonnepaneel 430 Wp' }).blur()
  await materials.getByRole('button', { name: 'Meer gebruikt' }).click()
  const extra = phone.getByRole('dialog', { name: 'Meer gebruikt' })
  await extra.getByLabel('Artikel').fill('Condenspomp')
  await extra.getByRole('button', { name: 'Bewaar' }).click()
  await expect(materials.getByText('wacht op bereik')).toBeVisible()
  await phone
    .getByRole('link', { name: new RegExp(`Oplevering ${own}`) })
    .first()
    .click()
  await phone.getByRole('group', { name: 'Installatie getest' }).getByRole('checkbox').check()
  await phone.getByLabel('Naam').fill('Ada Akkoord')
  await phone.getByRole('button', { name: 'Teken hier' }).click()
  const signing = phone.getByRole('dialog', { name: 'Handtekening klant' })
  await signing.getByRole('textbox').fill('Ada Akkoord')
  await signing.getByRole('button', { name: 'Bewaar' }).click()
  await phone.getByRole('button', { name: 'Verzend formulier' }).click()
  expect(await api.get(`projectmaterial?project_id=${made.id}&amount_used_from=1`)).toEqual([])

  await context.setOffline(false)
  const delivery = () =>
    api.get<{ report: { status: string; signername: string } | null }>(`project/${made.id}/delivery`)
  await expect.poll(async () => (await delivery()).report?.signername, { timeout: 30_000 }).toBe('Ada Akkoord')
  await context.close()

  await openAs(page, ADMINISTRATOR, `/project_detail/${made.id}`)
  await expect(page.getByRole('region', { name: 'Oplevering' })).toContainText('Getekend door Ada Akkoord')
  await expect(page.getByText('Afgerond').first()).toBeVisible()
  await look(page, 'project-delivered')
  await page.getByRole('button', { name: 'Vraag meerwerk' }).click()
  await page.waitForURL(/\/quotation_detail\/\d+/)
  await expect(page.getByText('Condenspomp').first()).toBeVisible()
  await page.goto(`/flow_detail/${flow.id}`)
  await expect(page.getByRole('region', { name: 'Volgende stap' })).toContainText('eindfactuur')
  await page.goto(`/portal/#/customer_flow_detail/${flow.hash}`)
  await expect(page.getByRole('heading', { name: 'Bezoeken' })).toBeVisible()
  await expect(page.getByText(`Oplevering ${own}`).first()).toBeVisible()
  await look(page, 'portal-visits', [1440, 390])
})

const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
