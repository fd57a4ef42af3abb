import { expect, type Page } from '@playwright/test'

/** The link to a page of customers, one with `part` in it, in the newest mail to an address that has such a link. */
export async function linkInMail(page: Page, email: string, part: string): Promise<string> {
  let found = ''
  const look = async () => {
    const all = (await (await page.request.get('/dev/mail/messages')).json()) as { id: string; recipients: string[] }[]
    for (const { id } of all.filter(({ recipients }) => recipients.includes(email))) {
      const { html } = (await (await page.request.get(`/dev/mail/messages/${id}`)).json()) as { html: string }
      const links = [...html.matchAll(/href="([^"]*)"/g)].map(([, address = '']) => address)
      found ||= links.find(one => one.includes(part)) ?? ''
    }
    return found
  }
  await expect.poll(look, { timeout: 30_000 }).toBeTruthy()
  return found.replaceAll('&#x2F;', '/').replaceAll('&amp;', '&')
}
