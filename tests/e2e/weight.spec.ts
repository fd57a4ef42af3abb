import { expect, type Page, test } from '@playwright/test'
import { openAs } from './sign-in'

/** What a first visit fetches, by what can be counted: how long it takes `npm run bench -- --screens` tells. */
test.use({ viewport: { width: 1440, height: 900 }, reuseContext: false })

test('signing in and a list take no more scripts than they may, and no file twice', async ({ page }) => {
  // A first build is packed after the doors are open.
  await expect.poll(() => isPacked(page), { timeout: 120_000 }).toBe(true)
  await test.step('the sign-in page takes at most 95 kB in two scripts', async () => {
    const fetched = await scriptsOf(page)
    await page.goto('/login')
    await expect(page.getByLabel('Wachtwoord', { exact: true })).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect(fetched()).toMatchObject({ twice: [] })
    expect(fetched().count).toBeLessThanOrEqual(2)
    expect(fetched().kB).toBeLessThanOrEqual(95)
  })

  await test.step('a list takes at most 400 kB in 20 scripts', async () => {
    const fetched = await scriptsOf(page)
    await openAs(page, 'verkoop@zonnigdak.example', '/relation_overview')
    await expect(page.getByRole('gridcell').first()).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect(fetched()).toMatchObject({ twice: [] })
    expect(fetched().count).toBeLessThanOrEqual(20)
    expect(fetched().kB).toBeLessThanOrEqual(400)
  })
})

/** Whether the build is packed: `dist/` may just have been made by the server of these tests. */
async function isPacked(page: Page): Promise<boolean> {
  const [script = ''] = /\/static\/js\/index\.\w+\.js/.exec(await (await page.request.get('/login')).text()) ?? []
  const answer = await page.request.get(script, { headers: { 'accept-encoding': 'br' } })
  return answer.headers()['content-encoding'] === 'br'
}

/** Counts the scripts that a page fetches from now on, in kB as they travel. */
async function scriptsOf(page: Page): Promise<() => { count: number; kB: number; twice: string[] }> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  const addresses = new Map<string, string>()
  const bytes = new Map<string, number>()
  session.on('Network.requestWillBeSent', ({ requestId, request, type }) => {
    if (type === 'Script') addresses.set(requestId, request.url)
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (addresses.has(requestId) && encodedDataLength > 0) bytes.set(requestId, encodedDataLength)
  })
  return () => {
    const asked = [...bytes.keys()].map(id => addresses.get(id) ?? '')
    return {
      count: bytes.size,
      kB: [...bytes.values()].reduce((sum, size) => sum + size, 0) / 1000,
      twice: asked.filter((address, at) => asked.indexOf(address) !== at),
    }
  }
}
