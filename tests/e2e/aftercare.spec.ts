import { expect, test } from '@playwright/test'
import { apiAs } from './api-as'
import { look } from './look'
import { ADMINISTRATOR, openAs } from './sign-in'

test.use({ viewport: { width: 1440, height: 900 } })

test('a customer reports an incident by link, a colleague answers and resolves it, and the customer reads that (R-INC-001, R-INC-002, R-INC-005, R-INC-006, R-INC-007)', async ({
  page,
}) => {
  const api = await apiAs(ADMINISTRATOR)
  const stamp = Date.now()
  const flow = await api.post<{ id: number; hash: string; relation_id: number }>('flow', {
    relation: { fullname: `Klant Nazorg${stamp}` },
  })
  await api.patch(`flow/${flow.id}`, { status: 'aftercare' })
  const equipment = await api.post<{ id: number }>('equipment', {
    ...{ relation_id: flow.relation_id, flow_id: flow.id, description: 'Hybride warmtepomp', make: 'Noria' },
    ...{
      model: 'Hybrid 6 kW',
      serial_number: `NH6-${stamp}`,
      installed_on: '2025-03-18',
      warranty_until: '2030-03-17',
    },
  })

  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`/portal/#/customer_flow_detail/${flow.hash}`)
  await page.getByRole('button', { name: 'Meld een probleem' }).click()
  const report = page.getByRole('dialog', { name: 'Meld een probleem' })
  await report.getByRole('button', { name: 'Verstuur melding' }).click()
  await expect(report.getByText('Vertel eerst wat er aan de hand is.')).toBeVisible()
  await report.getByRole('combobox', { name: 'Soort' }).selectOption({ label: 'Geen verwarming' })
  await report.getByRole('textbox', { name: /Uw melding/ }).fill('Het display geeft E9 en de radiatoren zijn koud.')
  await look(page, 'aftercare-report', [390])
  await report.getByRole('button', { name: 'Verstuur melding' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'Het display geeft E9' })).toBeVisible()
  await look(page, 'aftercare-portal', [390])
  await page.setViewportSize({ width: 1440, height: 900 })

  await openAs(page, ADMINISTRATOR, '/incident_overview')
  // R-INC-007: the newest report in front, by the first column.
  await expect(page.locator('[aria-sort=descending]')).toHaveText(/Gemeld/)
  await look(page, 'aftercare-overview')
  await page
    .getByText(/Het display geeft E9/)
    .first()
    .click()
  await expect(page.getByRole('heading', { name: /Het display geeft E9/ })).toBeVisible()
  const { data } = await api.get<{ data: { id: number }[] }>(`incident?flow_id=${flow.id}&limit=1`)
  await api.patch(`incident/${data[0]?.id}`, { equipment_id: equipment.id })
  await page.reload()
  await expect(page.getByText('Onder garantie')).toBeVisible()
  await page.getByRole('button', { name: 'Beantwoord' }).first().click()
  const answer = page.getByRole('dialog', { name: 'Antwoord aan de klant' })
  await answer.getByRole('textbox').fill('We komen vandaag tussen 13:00 en 15:00 uur.')
  await answer.getByRole('button', { name: 'Bewaar' }).click()
  await expect(page.getByText('We komen vandaag tussen 13:00 en 15:00 uur.')).toBeVisible()
  await look(page, 'aftercare-incident')
  await page.getByRole('button', { name: 'Zet op opgelost' }).click()
  const sure = page.getByRole('dialog', { name: 'Weet u zeker dat u dit incident als opgelost wilt markeren?' })
  await sure.getByLabel('Oorzaak').fill('Sensor defect')
  await sure.getByLabel('Oplossing').fill('Sensor vervangen, onder garantie')
  await sure.getByRole('button', { name: 'Zet op opgelost' }).click()
  await expect(page.getByRole('region', { name: 'Oorzaak en oplossing' })).toContainText('Sensor vervangen')
  await expect(page.getByRole('button', { name: 'Heropen' })).toBeVisible()

  await page.goto(`/flow_detail/${flow.id}?options=aftercare`)
  await expect(page.getByText('Hybride warmtepomp').first()).toBeVisible()
  await look(page, 'aftercare-dossier', [1440, 390])
  await page.goto(`/aftercare_detail/${flow.id}`)
  await look(page, 'aftercare-detail', [1440])
  await page.goto(`/equipment_detail/${equipment.id}`)
  await expect(page.getByText('Wat eerder gebeurde')).toBeVisible()
  await look(page, 'aftercare-equipment')
  await page.goto('/equipment_overview')
  await look(page, 'aftercare-equipments', [1440, 390])
  await page.goto('/account/company_aftercaresettings')
  await look(page, 'aftercare-settings')

  await page.goto(`/portal/#/customer_flow_detail/${flow.hash}`)
  await expect(page.getByText('We komen vandaag tussen 13:00 en 15:00 uur.')).toBeVisible()
  await expect(page.getByText('Opgelost')).toBeVisible()
})
