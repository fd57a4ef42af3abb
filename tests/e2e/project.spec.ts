import { expect, test } from '@playwright/test'
import { apiAs } from './api-as'
import { look } from './look'
import { ADMINISTRATOR, openAs } from './sign-in'

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
  await planning.getByRole('button', { name: 'Sla op' }).click()
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
