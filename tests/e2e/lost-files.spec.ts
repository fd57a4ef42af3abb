import { expect, type Page, test } from '@playwright/test'
import { apiAs } from './api-as'
import { type Loss, lossyProxy } from './lossy-proxy'
import { ADMINISTRATOR, PASSWORD } from './sign-in'

/** Files of the build that get lost on the way, each once: the page fetches them anew, and nobody has to press anything. */
test.use({ viewport: { width: 1440, height: 900 } })

test('a script or style sheet that is dropped, cut off or late, each once, comes by itself: in the shell, in admin and in the portal', {
  tag: '@long',
}, async ({ browser, baseURL }) => {
  const proxy = await lossyProxy(baseURL ?? '')
  const api = await apiAs(ADMINISTRATOR)
  const flow = await api.post('flow', { relation: { fullname: 'Lies Verbinding' } })
  const items = [{ item_name: 'Zonnepanelen', unit_rate_exc_manual: 1000, vat_percentage: 21 }]
  const { id, hash } = await api.post('quotation', { flow_id: flow.id, items })
  await api.post(`quotation/${id}/sendemail`, { dontsentbutmarksent: true })

  const visits: readonly [
    name: string,
    username: string | null,
    path: string,
    stands: (page: Page) => Promise<void>,
  ][] = [
    ['shell', ADMINISTRATOR, '/organization_overview', on => expect(on.getByRole('gridcell').first()).toBeVisible()],
    [
      'admin',
      'platform@vakwerk.example',
      '/admin/company_overview',
      on => expect(on.getByText(/^Deventer · /)).toBeVisible(),
    ],
    [
      'portal',
      null,
      `/portal/#/customer_quotation_detail/${hash}`,
      on => expect(on.getByRole('region', { name: 'Samenvatting' })).toContainText('€ 1.210,00'),
    ],
  ]
  try {
    for (const loss of ['dropped', 'cut', 'half', 'late'] as const satisfies readonly Loss[])
      for (const [name, username, path, stands] of visits)
        await test.step(`${name}, ${loss}`, async () => {
          // A browser that kept nothing of the last visit: what it has it would not ask for.
          const visit = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage()
          if (username) {
            const data = { username, password: PASSWORD }
            expect((await visit.request.post(`${proxy.address}/api/authenticate`, { data })).status()).toBe(200)
          }
          proxy.begin(loss)
          await visit.goto(proxy.address + path)
          await stands(visit)
          await expect(visit.getByText('Even niet bereikbaar')).toHaveCount(0)
          await expect(visit.getByText('Dit kon niet worden geladen')).toHaveCount(0)
          const touched = (ending: string) => [...proxy.touched].filter(file => file.endsWith(ending)).length
          // What customers read stands there before the app has come, which is one bundle in few files.
          await expect.poll(() => touched('.js')).toBeGreaterThan(name === 'portal' ? 2 : 4)
          await expect.poll(() => touched('.css')).toBeGreaterThan(0)
          await expect.poll(() => [...proxy.touched].filter(file => !proxy.came.has(file))).toEqual([])
          await stands(visit)
          await visit.context().close()
        })
  } finally {
    await proxy.stop()
  }
})
