import { expect, request, test } from '@playwright/test'
import { PASSWORD, signIn } from './sign-in'

/** Who works for a company, and what they see. */
test.use({ viewport: { width: 1440, height: 900 } })

const login = { username: 'beheer@zonnigdak.example', password: PASSWORD }

test('an administrator gives a colleague the simple view, and prices are gone from their dossiers (R-USER-004, R-ROLE-003, G-SIMPLE)', async ({
  page,
}) => {
  const surname = `Zicht${Date.now()}`
  const email = `${surname.toLowerCase()}@zonnigdak.example`
  const server = await request.newContext({ baseURL: test.info().project.use.baseURL })
  const { token } = (await (await server.post('/api/authenticate', { data: login })).json()) as { token: string }
  const headers = { authorization: `Bearer ${token}` }
  await server.post('/api/user', { headers, data: { name: 'Eva', surname, email, role: 200, password: PASSWORD } })
  const flow = await server.post('/api/flow', { headers, data: { relation: { fullname: `Klant ${surname}` } } })
  const { id } = (await flow.json()) as { id: number }

  await signIn(page, login.username)
  await page.goto(`/flow_detail/${id}`)
  await expect(page.getByRole('heading', { name: 'Orderwaarde' })).toBeVisible()
  await page.goto('/account/company_users')
  await page
    .getByRole('button', { name: `Eva ${surname}` })
    .first()
    .click()
  const form = page.getByRole('dialog')
  await form.getByLabel('Eenvoudige weergave').check()
  await form.getByRole('button', { name: 'Bewaar' }).click()
  await expect(page.getByRole('button', { name: `Eva ${surname}` }).first()).toContainText('Eenvoudige weergave')

  await page.context().clearCookies()
  await signIn(page, email)
  await page.goto(`/flow_detail/${id}`)
  await expect(page.getByRole('heading', { name: 'Dossier', exact: true })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Orderwaarde' })).toHaveCount(0)
  await page.goto('/account/company_users')
  await expect(page).toHaveURL(/\/401/)
})
